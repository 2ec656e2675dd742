#!/usr/bin/env node
import module from 'node:module';
import path from 'node:path';

// Ink loads React's developer tools when DEV is set; they are not shipped.
delete process.env.DEV;

// Compiled code is kept beside other caches of the user, never in a directory shared with other users.
const { XDG_CACHE_HOME, HOME, USERPROFILE } = process.env;
const home = HOME || USERPROFILE;
const cache = XDG_CACHE_HOME || (home && path.join(home, '.cache'));
if (cache) module.enableCompileCache?.(path.join(cache, 'rikken'));

await import('../dist/main.js');
