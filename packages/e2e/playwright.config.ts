import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { PORT, PUSHER_PORT, SANDBOX_PORT } from './tests/ports.ts'

const root = resolve(import.meta.dirname, '../..')
const dataDir = resolve(root, 'node_modules/.cache/e2e-data')
// every worker reads this file too, while the server writes into that folder
if (!process.env.TEST_WORKER_INDEX) rmSync(dataDir, { recursive: true, force: true })

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/global-setup.ts',
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  // a slow machine must not fail a test
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // two keep two cores busy for half of the time only: a test often waits for a page
  workers: 3,
  // a test that passes only the second time shows a mistake of the product or of the test
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    // a service worker would answer the requests that a test wants to intercept
    serviceWorkers: 'block',
    // recording slows every step down: `TRACE=on npm test` is for a test that fails
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  // a test runs in the narrow window alone, unless its tag asks for the wide one or for both
  projects: [
    { name: 'mobile', grepInvert: /@wide/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', grep: /@wide|@both/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `"${process.execPath}" packages/server/src/main.ts`,
    cwd: root,
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: {
      NODE_ENV: 'production',
      PORT: String(PORT),
      PUSHER_PORT: String(PUSHER_PORT),
      SANDBOX_PORT: String(SANDBOX_PORT),
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      SIGN_UPS_AN_HOUR: '1000',
      LOG_LEVEL: 'warn',
      // drawing two thousand pictures that no test looks at would keep a core busy for minutes
      DRAW_AHEAD: 'false',
    },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
  },
})
