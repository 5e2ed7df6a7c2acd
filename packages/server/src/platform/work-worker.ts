import { Refusal } from './errors.ts'
import type { Work } from './thread-pool.ts'
import type { WorkDone, WorkOrder } from './work-threads.ts'

export async function work({ module, task }: WorkOrder): Promise<WorkDone> {
  const { work } = (await import(module)) as { work: Work<unknown, unknown> }
  try {
    return { answer: await work(task) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: { code: error.code, fields: error.fields } }
    throw error
  }
}
