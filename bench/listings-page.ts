import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { allPicturesOf, startProgram } from './program.ts'

const PORT = 4872
const SCROLL_MS = 4000

/** The page in Chromium: until its first rows stand, frames while it scrolls, and what it holds afterwards. */
export async function benchListingsPage({ url, key, session }: { url: string; key: string; session: object }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-listings-'))
  const program = await startProgram(dataDir, PORT, { DATABASE_URL: url, SECRET_KEY: key })
  await allPicturesOf(dataDir)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript((kept) => localStorage.setItem('session', kept), JSON.stringify(session))
    // the first visit fetches the scripts
    await opened(page, program.address)
    const seconds: number[] = []
    for (let round = 0; round < 3; round++) seconds.push(await opened(page, program.address))
    const frames = await page.evaluate(scrolled, SCROLL_MS)
    const client = await page.context().newCDPSession(page)
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    const opening = seconds.toSorted((a, b) => a - b)[1]!.toFixed(2)
    console.log(
      `page | opens in ${opening} s | ${frames.perSecond.toFixed(0)} frames a second, slowest ${frames.slowest.toFixed(0)} ms | ${(usedSize / 1e6).toFixed(0)} MB of script memory`,
    )
  } finally {
    await browser.close()
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function opened(page: Page, address: string) {
  const started = performance.now()
  await page.goto(`${address}/my-store/1/products`)
  await page.getByRole('grid').getByText('R$').first().waitFor()
  return (performance.now() - started) / 1000
}

/** Scrolls the grid a little with each frame, from top to bottom. */
function scrolled(ms: number) {
  return new Promise<{ perSecond: number; slowest: number }>((done) => {
    const grid = document.querySelector('[role=grid]')!
    const started = performance.now()
    let [frames, slowest, before] = [0, 0, started]
    const step = (now: number) => {
      slowest = Math.max(slowest, now - before)
      before = now
      frames++
      grid.scrollTop += 60
      if (now - started < ms) requestAnimationFrame(step)
      else done({ perSecond: (frames * 1000) / (now - started), slowest })
    }
    requestAnimationFrame(step)
  })
}
