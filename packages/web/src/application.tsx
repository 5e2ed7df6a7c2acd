import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Env, EnvProvider } from './lib/env.ts'
import { TextProvider } from './lib/text.tsx'

export function Application({ env, children }: { env: Env; children: ReactNode }) {
  return (
    <EnvProvider value={env}>
      <QueryClientProvider client={env.queryClient}>
        <TextProvider value={env.t}>{children}</TextProvider>
      </QueryClientProvider>
    </EnvProvider>
  )
}
