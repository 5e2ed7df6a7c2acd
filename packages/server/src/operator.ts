import { createApp } from './create-app.ts'
import { makeOperator, type MadeOperator } from './modules/office/users/index.ts'
import { writeMissingParameters } from './modules/ground/settings/index.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { migrate } from './platform/migrate.ts'
import { refuseMissingKey } from './platform/secrets.ts'
import { chooseProviders } from './providers.ts'
import { createLog } from './start/log.ts'
import { openBeside } from './start/open-beside.ts'

const sentences: Record<MadeOperator['done'], string> = {
  made: 'Conta criada: opera o mercado.',
  raised: 'Pronto: esta conta agora opera o mercado. Quem estava nela entra de novo.',
  nothing: 'Esta conta já opera o mercado.',
}

const usage = 'Use: npm run operator -- <e-mail>'

try {
  console.log(await runOperator(process.argv[2] ?? ''))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function runOperator(typed: string) {
  const email = typed.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(usage)
  const config = readConfig()
  refuseMissingKey(config)
  const database = await openBeside(config)
  try {
    await migrate(database.pool)
    // a shop that was never started has no parameters yet
    await database.db.transaction().execute(writeMissingParameters)
    const app = createApp({
      config,
      database,
      clock: systemClock,
      log: createLog(config),
      providers: chooseProviders(config, null),
      drawMail: () => Promise.reject(new Error('No mail is drawn here')),
    })
    return told(config, email, await makeOperator(app, email))
  } finally {
    await database.close()
  }
}

function told(config: Config, email: string, { done, code }: MadeOperator) {
  if (!code) return sentences[done]
  return `${sentences[done]}
Para escolher a senha, abra ${config.publicUrl}/auth/recover, aperte "Já tenho um código" e digite logo:
  E-mail  ${email}
  Código  ${code}
Se o código vencer, rode o comando de novo.`
}
