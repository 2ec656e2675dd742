import { compareEveryKind } from './support/endings.js';

compareEveryKind(6, 100);
