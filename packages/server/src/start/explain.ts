import type { Config } from '../platform/config.ts'
import { isOutage } from '../platform/database-errors.ts'

type Explanation = (config: Config | undefined) => string

const port: Explanation = (config) =>
  `A porta ${config?.port} já está em uso. Feche o outro programa ou escolha outra: PORT=${(config?.port ?? 3000) + 1} npm start`
const forbiddenPort: Explanation = (config) =>
  `Sem permissão para abrir a porta ${config?.port}. Escolha uma acima de 1023: PORT=3000 npm start`
const unreachable: Explanation = () =>
  'O banco de dados de DATABASE_URL não responde. Ele está ligado, e o endereço está certo?'
const refusedUser: Explanation = () => 'O banco de dados recusou o usuário ou a senha de DATABASE_URL.'
const noRoom: Explanation = (config) =>
  `Não há espaço no disco${config ? ` da pasta de dados ${config.dataDir}` : ''}. Libere espaço e inicie de novo.`
const noDatabase: Explanation = () => 'O banco de dados que DATABASE_URL nomeia não existe. Crie-o com createdb.'

/** Advice to the person who starts the server, by the error code of the system or of PostgreSQL. */
const known: Record<string, Explanation> = {
  EADDRINUSE: port,
  EACCES: forbiddenPort,
  ENOSPC: noRoom,
  '28P01': refusedUser,
  '28000': refusedUser,
  '3D000': noDatabase,
}

const isAway = (error: unknown, config: Config | undefined) => config?.databaseUrl !== undefined && isOutage(error)

export function explain(error: unknown, config?: Config): string {
  const { code = '', syscall, message } = error as { code?: string; syscall?: string; message?: string }
  const isAboutFiles = code === 'EACCES' && syscall !== 'listen'
  const explanation = isAboutFiles ? undefined : (known[code] ?? (isAway(error, config) ? unreachable : undefined))
  return explanation?.(config) ?? (message || String(error))
}
