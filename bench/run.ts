const benches: Record<string, (args: string[]) => Promise<void>> = {
  generate: async (args) => {
    const { marketOf } = await import('./generate.ts')
    await marketOf(sizeOf(args), { again: true })
  },
  pages: async () => (await import('./pages.ts')).benchPages(),
  start: async () => (await import('./start.ts')).benchStart(),
  sockets: async () => (await import('./sockets.ts')).benchSockets(),
  weight: async () => (await import('./weight.ts')).benchWeight(),
  sessions: async () => (await import('./sessions.ts')).benchSessions(),
  crash: async (args) => (await import('./crash.ts')).benchCrash(args),
  invoices: async (args) =>
    (await import('./invoices.ts')).benchInvoices(numberOf(args, 'parcels', { usual: 1000, least: 10 })),
  dispatch: async (args) =>
    (await import('./dispatch.ts')).benchDispatch(numberOf(args, 'parcels', { usual: 200, least: 1 })),
  freeze: async (args) => (await import('./freeze.ts')).benchFreeze(textOf(args, 'only')),
  outage: async () => (await import('./outage.ts')).benchOutage(),
  limit: async (args) =>
    (await import('./limit.ts')).benchLimit({
      seed: numberOf(args, 'seed', { usual: 7, least: 0 }),
      seconds: numberOf(args, 'seconds', { usual: 4, least: 1 }),
      against: textOf(args, 'against'),
      only: textOf(args, 'only'),
    }),
  listings: async () => (await import('./listings.ts')).benchListings(),
  orders: async () => void (await (await import('./orders.ts')).benchOrders()),
  'best-cart': async () => (await import('./best-cart.ts')).benchBestCart(),
  import: async (args) =>
    (await import('./import.ts')).benchImport(numberOf(args, 'rows', { usual: 30_000, least: 1000 })),
  search: async (args) => (await import('./search.ts')).benchSearch(sizeOf(args)),
  soak: async (args) => (await import('./soak.ts')).benchSoak(numberOf(args, 'minutes', { usual: 15, least: 1 })),
}

const sizeOf = (args: string[]) => numberOf(args, 'products', { usual: 200_000, least: 1000 })

const textOf = (args: string[], name: string) => args[args.indexOf(`--${name}`) + 1 || args.length]

function numberOf(args: string[], name: string, { usual, least }: { usual: number; least: number }) {
  const at = args.indexOf(`--${name}`)
  const value = at < 0 ? usual : Number(args[at + 1])
  if (!Number.isInteger(value) || value < least) throw new Error(`--${name} wants a whole number from ${least} on`)
  return value
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`Use: npm run bench -- ${Object.keys(benches).join(' | ')} [--products 20000]`)
  process.exit(2)
}
await bench(args)
