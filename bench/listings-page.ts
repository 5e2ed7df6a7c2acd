import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { allPicturesOf, startProgram } from './program.ts'

interface Frames {
  perSecond: number
  slowest: number
}

const PORT = 4872
const SCROLL_MS = 4000
const OPENINGS = 9
const SCROLLS = 3

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
    await page.addInitScript((text) => localStorage.setItem('session', text), JSON.stringify(session))
    // the first visit fetches the scripts
    await opened(page, program.address)
    const seconds: number[] = []
    for (let round = 0; round < OPENINGS; round++) seconds.push(await opened(page, program.address))
    await page.waitForLoadState('networkidle')
    const frames: Frames[] = []
    for (let round = 0; round < SCROLLS; round++) frames.push(await page.evaluate(scrolled, SCROLL_MS))
    const client = await page.context().newCDPSession(page)
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    const opening = middleOf(seconds).toFixed(2)
    const perSecond = middleOf(frames.map((one) => one.perSecond)).toFixed(0)
    const slowest = Math.max(...frames.map((one) => one.slowest)).toFixed(0)
    console.log(
      `page | opens in ${opening} s | ${perSecond} frames a second, slowest ${slowest} ms | ${(usedSize / 1e6).toFixed(0)} MB of script memory`,
    )
  } finally {
    await browser.close()
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const middleOf = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!

async function opened(page: Page, address: string) {
  const started = performance.now()
  await page.goto(`${address}/my-store/1/products`)
  await page.getByRole('grid').getByText('R$').first().waitFor()
  return (performance.now() - started) / 1000
}

function scrolled(ms: number) {
  return new Promise<Frames>((done) => {
    const grid = document.querySelector('[role=grid]')!
    grid.scrollTop = 0
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
