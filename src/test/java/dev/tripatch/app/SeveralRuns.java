package dev.tripatch.app;

import java.util.List;

/** Runs command lines one after the other, which are parted by {@code ;}, in one JVM. */
final class SeveralRuns {
  private SeveralRuns() {}

  public static void main(String[] words) {
    for (String line : String.join("\n", words).split("\n?;\n?")) {
      List<String> arguments = line.isEmpty() ? List.of() : List.of(line.split("\n"));
      int exitCode = Main.run(arguments);
      System.out.println("exit " + exitCode);
      System.err.println("exit " + exitCode);
    }
  }
}
