import { inPortugueseOnly } from '@bra/contract/kit/both'
import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from '../platform/config.ts'

/** An error of a schema holds its sentences in both languages; a log needs one. */
export const hooks = { streamWrite: inPortugueseOnly }

/** On a terminal only trouble is written, in readable lines; elsewhere every request, as JSON. */
export function createLog(config: Config): Logger {
  if (!process.stdout.isTTY) return pino({ level: config.logLevel ?? 'info', base: { pid: process.pid }, hooks })
  const readable = pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', sync: true })
  return pino({ level: config.logLevel ?? 'warn', hooks }, readable)
}
