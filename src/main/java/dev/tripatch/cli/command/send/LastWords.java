package dev.tripatch.cli.command.send;

import dev.tripatch.cli.terminal.Terminal;

/** What is said if somebody ends the program in the middle of something. */
record LastWords(Thread hook) implements AutoCloseable {
  /** From now on until it is closed. */
  static LastWords of(Terminal terminal, String sentence) {
    Thread hook = Thread.ofPlatform().unstarted(() -> terminal.say(sentence));
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException isEnding) {
      terminal.say(sentence);
    }
    return new LastWords(hook);
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException isEnding) {
      // They are said.
    }
  }
}
