import { z } from 'zod'
import { both } from '../kit/both.ts'
import { EMPTY, mostCharacters } from '../kit/field-sentences.ts'
import { deviceSaying } from './devices.ts'
import { CODE_DIGITS, PASSWORD_MAX, PASSWORD_MIN } from './people.ts'
import { Said } from '../kit/said.ts'

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .pipe(
    z.email(
      both('Digite um e-mail válido, como nome@exemplo.com.br.', 'Type a valid e-mail, like name@example.com.br.'),
    ),
  )
const LINK = /[/@]|\w\.(?:[a-z]{2,}|[A-Z]{2,4}\b)/
/** Mails greet by this name, also at addresses that belong to somebody else, so it may not contain links. */
export const PersonName = z
  .string()
  .trim()
  .min(1, EMPTY)
  .max(80)
  .refine(
    (name) => !LINK.test(name),
    both(
      'Escreva só o nome, sem endereço de site ou e-mail.',
      'Write only the name, without an address of a site or e-mail.',
    ),
  )
export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, both(`Use ao menos ${PASSWORD_MIN} caracteres.`, `Use at least ${PASSWORD_MIN} characters.`))
  .max(PASSWORD_MAX, mostCharacters(PASSWORD_MAX))
export const TypedPassword = z.string().min(1, both('Digite sua senha.', 'Type your password.')).max(PASSWORD_MAX)
export const SecondFactorCode = z.string().trim().min(6, both('Digite o código.', 'Type the code.')).max(20)
/** Proof of identity for moving money or changing the account; the code is required if a second factor is on. */
export const OwnerProof = z.object({ password: TypedPassword, code: SecondFactorCode.optional() })
const NO_CODE = both(`Digite os ${CODE_DIGITS} números do código.`, `Type the ${CODE_DIGITS} digits of the code.`)
export const MailCode = z
  .string()
  .transform((code) => code.replace(/\D/g, ''))
  .pipe(z.string().length(CODE_DIGITS, NO_CODE))
/** It has 11 digits; the server verifies the check digits. */
export const Cpf = z
  .string()
  .transform((cpf) => cpf.replace(/\D/g, ''))
  .pipe(z.string().length(11, both('Digite os 11 números do CPF.', 'Type the 11 digits of the CPF.')))
/** It has the area code: 10 digits for a landline, 11 for a mobile. */
export const Phone = z
  .string()
  .transform((phone) => phone.replace(/\D/g, ''))
  .pipe(z.string().regex(/^\d{10,11}$/, both('Digite o telefone com DDD.', 'Type the phone with its area code.')))
/** People read it as "Firefox no Android"; it is kept in Portuguese. */
export const DeviceName = z
  .string()
  .transform((name): z.input<typeof Said> => deviceSaying(name))
  .pipe(Said)
export const Done = z.object({ error: z.boolean(), message: Said })

/** Bounds the bytes of a body sent before signing in: a megabyte of 60,000 fields takes a tenth of a second. */
export const MOST_OF_A_SIGN_IN = 16_384
