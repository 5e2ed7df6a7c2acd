import { z } from 'zod'
import { both } from '../kit/both.ts'

/** The Pusher protocol writes names of connections and of channels so. */
const SocketId = z.string().regex(/^\d{1,20}\.\d{1,20}$/, both('Conexão desconhecida.', 'Unknown connection.'))
const ChannelName = z.string().regex(/^[\w\-=@,.;]{1,164}$/, both('Canal desconhecido.', 'Unknown channel.'))

export const realtimeSchemas = {
  joinChannel: {
    body: z.object({ socket_id: SocketId, channel_name: ChannelName }),
    /** `channel_data` is JSON about the member, for presence channels only. */
    reply: z.object({ auth: z.string(), channel_data: z.string().optional() }),
  },
  signIn: { body: z.object({ socket_id: SocketId }), reply: z.object({ auth: z.string(), user_data: z.string() }) },
}
