import { defineConfig } from 'vitest/config';

/** The long runs of `npm run soak`: the same properties as in CI, over many more deals. */
export default defineConfig({
  test: {
    include: ['test/soak/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 3_600_000,
  },
});
