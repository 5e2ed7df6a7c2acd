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
  listings: async () => (await import('./listings.ts')).benchListings(),
  orders: async () => (await import('./orders.ts')).benchOrders(),
  'best-cart': async () => (await import('./best-cart.ts')).benchBestCart(),
  search: async (args) => (await import('./search.ts')).benchSearch(sizeOf(args)),
}

/** `--products 20000`; 200,000 unless told. */
function sizeOf(args: string[]) {
  const at = args.indexOf('--products')
  const size = at < 0 ? 200_000 : Number(args[at + 1])
  if (!Number.isInteger(size) || size < 1000) throw new Error('--products wants a whole number from 1000 on')
  return size
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`Use: npm run bench -- ${Object.keys(benches).join(' | ')} [--products 20000]`)
  process.exit(2)
}
await bench(args)
