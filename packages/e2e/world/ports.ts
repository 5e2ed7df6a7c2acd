const PORTS_OF_A_WORKER = 4

/** Each worker of Playwright has a server of its own: the site, its real-time channel and its sandbox have these ports. */
export const portsOf = (worker: number) => {
  const site = Number(process.env.E2E_PORT ?? 4319) + worker * PORTS_OF_A_WORKER
  return { site, pusher: site + 1, sandbox: site + 2 }
}

const own = portsOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
export const SITE_URL = `http://127.0.0.1:${own.site}`
export const SANDBOX_URL = `http://127.0.0.1:${own.sandbox}`
