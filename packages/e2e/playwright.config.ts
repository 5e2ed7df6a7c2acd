import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { PORT, PUSHER_PORT, SANDBOX_PORT } from './tests/ports.ts'

const root = resolve(import.meta.dirname, '../..')
const dataDir = resolve(root, 'node_modules/.cache/e2e-data')
// every worker reads this file too, while the server is writing there
if (!process.env.TEST_WORKER_INDEX) rmSync(dataDir, { recursive: true, force: true })

export default defineConfig({
  testDir: 'tests',
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  // a busy machine is slow, not wrong
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    // a page under one of them passes by what a test puts between it and the server
    serviceWorkers: 'block',
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'mobile', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    // what a wide window shows no other way is tried in the narrow one alone
    {
      name: 'desktop',
      testIgnore: /(baskets|cataloguing|live|messages|notice-choices|privacy)\.spec/,
      use: { viewport: { width: 1440, height: 900 } },
    },
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
    },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
  },
})
