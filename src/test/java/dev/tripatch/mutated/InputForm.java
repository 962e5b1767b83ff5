package dev.tripatch.mutated;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A form of input: valid samples of it, and who reads it, in the window and on the command line.
 */
enum InputForm {
  DOCUMENTS(
      Samples::documents, ReadInWindow::documents, CommandLines::documents, new int[] {0, 1, 2}),
  PATCHES(Samples::patches, ReadInWindow::patch, CommandLines::patch, new int[] {0, 1, 1, 1}),
  SCHEMAS(Samples::schemas, ReadInWindow::schema, CommandLines::schema, new int[] {0}),
  CASES(Samples::cases, ReadInWindow::caseFile, CommandLines::caseFile, new int[] {0}),
  LESSONS(Samples::books, ReadInWindow::book, null, new int[] {0}),
  SETTINGS(Samples::settings, ReadInWindow::settings, null, new int[] {0}),
  ERRORS(Samples::errors, ReadInWindow::error, CommandLines::error, new int[] {0});

  /** Reads texts; says whether they were valid. */
  @FunctionalInterface
  interface Reading<R> {
    boolean read(R reader, List<String> texts, Random random) throws IOException;
  }

  private final Supplier<List<List<String>>> samples;
  private final Reading<ReadInWindow> inWindow;
  private final @Nullable Reading<CommandLines> onCommandLine;
  private final int[] changed;

  InputForm(
      Supplier<List<List<String>>> samples,
      Reading<ReadInWindow> inWindow,
      @Nullable Reading<CommandLines> onCommandLine,
      int[] changed) {
    this.samples = samples;
    this.inWindow = inWindow;
    this.onCommandLine = onCommandLine;
    this.changed = changed.clone();
  }

  List<List<String>> samples() {
    return samples.get();
  }

  /** Which of a sample's texts is to be changed. */
  int changed(Random random) {
    return changed[random.nextInt(changed.length)];
  }

  /** Whether a command reads it, too. */
  boolean isOnCommandLine() {
    return onCommandLine != null;
  }

  boolean read(ReadInWindow reader, List<String> texts, Random random) throws IOException {
    return inWindow.read(reader, texts, random);
  }

  boolean read(CommandLines reader, List<String> texts, Random random) throws IOException {
    return Objects.requireNonNull(onCommandLine).read(reader, texts, random);
  }
}
