import type { Rig } from '../demo.types.ts'
import { ave } from './rigs/ave.ts'
import { flor } from './rigs/flor.ts'
import { lugar } from './rigs/lugar.ts'
import { mascara } from './rigs/mascara.ts'
import { redemoinho } from './rigs/redemoinho.ts'
import type { DrawRig } from './rigs/rig.ts'
import { sereia } from './rigs/sereia.ts'
import { serpente } from './rigs/serpente.ts'

export const RIGS: Record<Rig, DrawRig> = { serpente, mascara, ave, flor, redemoinho, lugar, sereia }
