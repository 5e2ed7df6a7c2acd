const AWAY = new Set(
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].concat(
    // they say: cancelled statement, server stopping, crashed or starting, idle timeout, no free connection
    ['57014', '57P01', '57P02', '57P03', '57P05', '53000', '53200', '53300', '53400'],
  ),
)
/** The disk is full or broken, or the database is a read-only replica. */
const UNWRITABLE = new Set(['53100', 'ENOSPC', 'EDQUOT', '58030', '25006'])
/** `pg` gives its own errors no code. */
const SAID_BY_PG =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (exceeded when trying to connect|expired))/

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? ''

export const cannotWrite = (error: unknown) => UNWRITABLE.has(codeOf(error))

/** The request is fine but the database is out of reach; a repetition may succeed. */
export const isOutage = (error: unknown) =>
  cannotWrite(error) ||
  AWAY.has(codeOf(error)) ||
  /^08/.test(codeOf(error)) ||
  (error instanceof Error && SAID_BY_PG.test(error.message))
