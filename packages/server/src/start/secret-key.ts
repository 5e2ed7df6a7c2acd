import { modules } from '../modules.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { opens } from '../platform/secrets.ts'
import { say } from './progress.ts'

/** Refuses to start with another key than that of the sealed data, of which one value of each kind is opened. */
export async function refuseOtherKey(db: Db, config: Config) {
  const closed: string[] = []
  for (const { name, use, oldest } of Object.values(modules).flatMap(({ sealed }) => sealed ?? [])) {
    const value = await oldest(db)
    if (value !== undefined && !opens(config, use, value)) closed.push(name)
  }
  if (closed.length === 0) return
  const sentence = `A chave deste servidor não abre o que está guardado no banco: ${closed.join(', ')}.`
  if (!config.secretKeyLost) throw new Error(`${sentence} ${ADVICE}`)
  say(`${sentence} SECRET_KEY_LOST=true: o que não abre tem de ser cadastrado de novo.`)
}

const ADVICE =
  'Defina em SECRET_KEY a chave com que foi guardado (sem SECRET_KEY, ela está em secret.key na pasta de dados). ' +
  'Se a chave se perdeu, inicie com SECRET_KEY_LOST=true.'
