import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/e2e/**'],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    // a busy machine is slow, not wrong
    hookTimeout: 240_000,
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // a test often waits for the database in its thread, or for a timer
    maxWorkers: 3,
    // what passes the second time is a mistake of the product or of the test
    retry: 0,
    // each file has a server and a database of its own; the code that they run is read once
    isolate: false,
  },
})
