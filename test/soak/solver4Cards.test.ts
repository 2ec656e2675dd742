import { compareEveryKind } from './support/endings.js';

compareEveryKind(4, 20_000);
