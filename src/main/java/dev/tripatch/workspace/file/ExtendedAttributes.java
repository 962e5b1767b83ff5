package dev.tripatch.workspace.file;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * All extended attributes of a file on Linux: those of the user, which is all that the JDK shows,
 * and with them lists of access, labels and capabilities.
 */
@SuppressWarnings("restricted") // four functions of the C library, with the arguments they want
final class ExtendedAttributes {

  /** The most that Linux lets a value, or the list of all names, have. */
  private static final int LARGEST = 1 << 16;

  /** {@code ENOTSUP}: this file system knows no such attributes. */
  private static final int NOT_SUPPORTED = 95;

  private static final StructLayout STATE = Linker.Option.captureStateLayout();
  private static final VarHandle ERROR =
      STATE.varHandle(MemoryLayout.PathElement.groupElement("errno"));

  private static final MethodHandle LIST =
      function("llistxattr", JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG);
  private static final MethodHandle GET =
      function("lgetxattr", JAVA_LONG, ADDRESS, ADDRESS, ADDRESS, JAVA_LONG);
  private static final MethodHandle SET =
      function("lsetxattr", JAVA_INT, ADDRESS, ADDRESS, ADDRESS, JAVA_LONG, JAVA_INT);
  private static final MethodHandle REMOVE = function("lremovexattr", JAVA_INT, ADDRESS, ADDRESS);

  private ExtendedAttributes() {}

  private static MethodHandle function(
      String name, ValueLayout answer, MemoryLayout... parameters) {
    Linker linker = Linker.nativeLinker();
    return linker.downcallHandle(
        linker.defaultLookup().findOrThrow(name),
        FunctionDescriptor.of(answer, parameters),
        Linker.Option.captureCallState("errno"));
  }

  /** All attributes of a file, by their names. */
  static Map<String, ByteBuffer> of(Path file) throws IOException {
    Map<String, ByteBuffer> all = new TreeMap<>();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment room = arena.allocate(LARGEST);
      for (String name : names(file, arena, room)) {
        all.put(name, value(file, name, arena, room));
      }
    }
    return all;
  }

  private static List<String> names(Path file, Arena arena, MemorySegment room) throws IOException {
    MemorySegment state = arena.allocate(STATE);
    long size = call(LIST, state, text(arena, file.toString()), room, (long) LARGEST);
    if (size < 0 && (int) ERROR.get(state, 0L) == NOT_SUPPORTED) {
      return List.of();
    }
    require(size, file);
    List<String> names = new ArrayList<>();
    for (long at = 0;
        at < size;
        at += names.getLast().getBytes(StandardCharsets.UTF_8).length + 1) {
      names.add(room.getString(at));
    }
    return names;
  }

  private static ByteBuffer value(Path file, String name, Arena arena, MemorySegment room)
      throws IOException {
    MemorySegment state = arena.allocate(STATE);
    long size =
        call(GET, state, text(arena, file.toString()), text(arena, name), room, (long) LARGEST);
    require(size, file);
    return ByteBuffer.wrap(room.asSlice(0, size).toArray(ValueLayout.JAVA_BYTE));
  }

  /** Gives a file an attribute, in place of the one of this name. */
  static void set(Path file, String name, ByteBuffer value) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment bytes = arena.allocate(Math.max(1, value.remaining()));
      bytes.asByteBuffer().put(value.duplicate());
      require(
          call(
              SET,
              arena.allocate(STATE),
              text(arena, file.toString()),
              text(arena, name),
              bytes,
              (long) value.remaining(),
              0),
          file);
    }
  }

  static void remove(Path file, String name) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      require(
          call(REMOVE, arena.allocate(STATE), text(arena, file.toString()), text(arena, name)),
          file);
    }
  }

  private static MemorySegment text(Arena arena, String text) {
    return arena.allocateFrom(text);
  }

  private static long call(MethodHandle function, Object... arguments) throws IOException {
    try {
      return ((Number) function.invokeWithArguments(arguments)).longValue();
    } catch (Throwable wrong) {
      throw new IOException(wrong);
    }
  }

  private static void require(long answer, Path file) throws IOException {
    if (answer < 0) {
      throw new IOException("extended attributes of " + file);
    }
  }
}
