import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from '../platform/config.ts'

/** On a terminal only trouble is written, in readable lines; elsewhere every request, as JSON. */
export function createLog(config: Config): Logger {
  if (!process.stdout.isTTY) return pino({ level: config.logLevel ?? 'info', base: { pid: process.pid } })
  const readable = pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', sync: true })
  return pino({ level: config.logLevel ?? 'warn' }, readable)
}
