import type { FastifyInstance } from 'fastify'
export function registerReference(_server: FastifyInstance) {}
