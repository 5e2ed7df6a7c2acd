import { z } from 'zod'
import { deviceSaying } from './devices.ts'
import { CODE_DIGITS, PASSWORD_MAX, PASSWORD_MIN } from './people.ts'
import { Said } from '../kit/said.ts'

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .pipe(z.email('Digite um e-mail válido, como nome@exemplo.com.br.'))
const LINK = /[/@]|\w\.(?:[a-z]{2,}|[A-Z]{2,4}\b)/
/** Mails greet by this name, also at addresses that belong to somebody else, so it may not contain links. */
export const PersonName = z
  .string()
  .trim()
  .min(1, 'Preencha este campo.')
  .max(80)
  .refine((name) => !LINK.test(name), 'Escreva só o nome, sem endereço de site ou e-mail.')
export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, `Use ao menos ${PASSWORD_MIN} caracteres.`)
  .max(PASSWORD_MAX, `Use no máximo ${PASSWORD_MAX} caracteres.`)
/** A password for signing in; its rules were checked when it was chosen. */
export const TypedPassword = z.string().min(1, 'Digite sua senha.').max(PASSWORD_MAX)
/** A code of the authenticator app, or a recovery code. */
export const SecondFactorCode = z.string().trim().min(6, 'Digite o código.').max(20)
/** Proof of identity for moving money or changing the account; the code is required if a second factor is on. */
export const OwnerProof = z.object({ password: TypedPassword, code: SecondFactorCode.optional() })
export const MailCode = z
  .string()
  .transform((code) => code.replace(/\D/g, ''))
  .pipe(z.string().length(CODE_DIGITS, `Digite os ${CODE_DIGITS} números do código.`))
/** 11 digits; the server verifies the check digits. */
export const Cpf = z
  .string()
  .transform((cpf) => cpf.replace(/\D/g, ''))
  .pipe(z.string().length(11, 'Digite os 11 números do CPF.'))
/** Digits with area code: 10 for a landline, 11 for a mobile. */
export const Phone = z
  .string()
  .transform((phone) => phone.replace(/\D/g, ''))
  .pipe(z.string().regex(/^\d{10,11}$/, 'Digite o telefone com DDD.'))
/** For people to read: "Firefox no Android". It is kept in Portuguese. */
export const DeviceName = z
  .string()
  .transform((name): z.input<typeof Said> => deviceSaying(name))
  .pipe(Said)
export const Done = z.object({ error: z.boolean(), message: Said })

/** Bytes of a body that somebody sends before signing in: a megabyte of 60,000 fields takes a tenth of a second. */
export const MOST_OF_A_SIGN_IN = 16_384
