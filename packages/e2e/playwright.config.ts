import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  testDir: 'tests',
  globalSetup: './world/global-setup.ts',
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
})
