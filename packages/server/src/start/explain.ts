import type { Config } from '../platform/config.ts'

type Explanation = (config: Config | undefined) => string

const port: Explanation = (config) =>
  `A porta ${config?.port} já está em uso. Feche o outro programa ou escolha outra: PORT=${(config?.port ?? 3000) + 1} npm start`
const forbiddenPort: Explanation = (config) =>
  `Sem permissão para abrir a porta ${config?.port}. Escolha uma acima de 1023: PORT=3000 npm start`
const unreachable: Explanation = () =>
  'O banco de dados de DATABASE_URL não responde. Ele está ligado, e o endereço está certo?'
const refusedUser: Explanation = () => 'O banco de dados recusou o usuário ou a senha de DATABASE_URL.'
const noDatabase: Explanation = () => 'O banco de dados que DATABASE_URL nomeia não existe. Crie-o com createdb.'

/** What a person can do about a start that failed, by the code of the system or of PostgreSQL. */
const known: Record<string, Explanation> = {
  EADDRINUSE: port,
  EACCES: forbiddenPort,
  ECONNREFUSED: unreachable,
  ENOTFOUND: unreachable,
  ETIMEDOUT: unreachable,
  '28P01': refusedUser,
  '28000': refusedUser,
  '3D000': noDatabase,
}

/** One line, without the stack trace. */
export function explain(error: unknown, config?: Config): string {
  const { code = '', syscall, message } = error as { code?: string; syscall?: string; message?: string }
  const isAboutFiles = code === 'EACCES' && syscall !== 'listen'
  const explanation = isAboutFiles ? undefined : known[code]
  return explanation?.(config) ?? (message || String(error))
}
