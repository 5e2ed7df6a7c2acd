import { z } from 'zod'

/** As the Pusher protocol names a connection and a channel. */
const SocketId = z.string().regex(/^\d{1,20}\.\d{1,20}$/, 'Conexão desconhecida.')
const ChannelName = z.string().regex(/^[\w\-=@,.;]{1,164}$/, 'Canal desconhecido.')

export const realtimeSchemas = {
  joinChannel: {
    body: z.object({ socket_id: SocketId, channel_name: ChannelName }),
    /** `channel_data` (who joins, as JSON) only for presence channels. */
    reply: z.object({ auth: z.string(), channel_data: z.string().optional() }),
  },
  signIn: { body: z.object({ socket_id: SocketId }), reply: z.object({ auth: z.string(), user_data: z.string() }) },
}
