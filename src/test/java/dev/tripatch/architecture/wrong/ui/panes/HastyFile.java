package dev.tripatch.architecture.wrong.ui.panes;

import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a file in place, another one while a window waits, and starts a program. */
record HastyFile(Path file) {
  void write(String text) throws IOException {
    Files.writeString(file, text);
    TextFiles.write(file, text);
    new ProcessBuilder("open", file.toString()).start();
  }
}
