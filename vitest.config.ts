import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/e2e/**'],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    hookTimeout: 120_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // each file has a server and a database of its own; the code that they run is read once
    isolate: false,
  },
})
