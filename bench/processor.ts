import { readFileSync } from 'node:fs'

const TICK_MS = 10

/** Time that the processor spent on the process, without PostgreSQL; NaN where the system does not tell it. */
export function processorMs(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return Number.NaN
  }
}
