// The outside world, alone in its process: what it costs is not the server's.
import { startSandbox } from '@bra/sandbox/sandbox'

const { url } = await startSandbox({ port: 0 })
process.send!(url)
