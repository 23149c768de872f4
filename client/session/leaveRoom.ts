// Leaving a live room for good, however its line stands. The SDK's own `leave` waits for ever on a line that is closed; one that it is just
// restoring it goes on restoring, and whoever had left would stand in the room again, unseen by themselves.
import type { Room } from '@colyseus/sdk';

/** Leaves a room; resolves when its line is closed and none will be opened, which may be so already. Never rejects. */
export const leaveRoom = (room: Room): Promise<void> =>
  new Promise((resolve) => {
    const { connection, reconnection } = room;
    // An attempt under way comes to its end, and no other is made.
    reconnection.enabled = false;
    room.onLeave(() => resolve());
    if (connection.isOpen) void room.leave();
    // The room takes in its own coming back first.
    else if (reconnection.isReconnecting) room.onReconnect(() => queueMicrotask(() => void room.leave()));
    else resolve();
  });
