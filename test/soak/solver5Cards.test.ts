import { compareEveryKind } from './support/endings.js';

compareEveryKind(5, 2000);
