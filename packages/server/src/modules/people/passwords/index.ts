export { problemOfPassword } from './guessable.ts'
export { hashPassword, hashPasswordNow, isPassword } from './hashing.ts'
