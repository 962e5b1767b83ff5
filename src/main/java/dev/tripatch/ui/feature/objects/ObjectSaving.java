package dev.tripatch.ui.feature.objects;

import dev.tripatch.ui.feature.objects.ObjectEdits.Edited;
import dev.tripatch.ui.feature.objects.ObjectSurvey.Progress;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Writes the texts of many objects, file by file, aside: one file holds all or nothing of what is
 * saved in it, and between two files it can be cancelled. What a person must be asked about is left
 * to whoever asks.
 */
public final class ObjectSaving {

  /** Rows and progress are shown at most this often: each time all rows are counted. */
  private static final int TIMES = 25;

  private final ObjectEdits edits;
  private final DocumentFiles files;
  private final Executor background;
  private final Executor foreground;
  private final ReadOnlyObjectWrapper<Progress> progress =
      new ReadOnlyObjectWrapper<>(Progress.DONE);
  private volatile boolean isCancelled;

  /**
   * How it ended.
   *
   * @param saved what the files have now
   * @param hindered what a person must be asked about: another program has written its file, or it
   *     cannot be written
   * @param left what was not begun, since it was cancelled
   */
  record Outcome(List<Edited> saved, List<Edited> hindered, List<Edited> left) {

    static Outcome nothing() {
      return new Outcome(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }
  }

  /**
   * Nothing is saved yet.
   *
   * @param background where to write; it may take long
   */
  ObjectSaving(ObjectEdits edits, DocumentFiles files, Executor background, Executor foreground) {
    this.edits = edits;
    this.files = files;
    this.background = background;
    this.foreground = foreground;
  }

  /** Saves texts as they are now; what is typed into them meanwhile is not saved. */
  void begin(List<Edited> unsaved, Consumer<Outcome> done) {
    List<List<Edited>> byFile = byFile(unsaved);
    isCancelled = false;
    progress.set(new Progress(ObjectWords.SAVING.text(), 0, byFile.size()));
    background.execute(
        () -> {
          Outcome outcome = Outcome.nothing();
          try {
            writeAll(byFile, outcome, foreground);
          } finally {
            foreground.execute(
                () -> {
                  progress.set(Progress.DONE);
                  done.accept(outcome);
                });
          }
        });
  }

  /** The same, and waits for the end. */
  Outcome saveNow(List<Edited> unsaved) {
    isCancelled = false;
    Outcome outcome = Outcome.nothing();
    writeAll(byFile(unsaved), outcome, Runnable::run);
    return outcome;
  }

  private static List<List<Edited>> byFile(List<Edited> unsaved) {
    Map<Path, List<Edited>> files = new LinkedHashMap<>();
    for (Edited each : unsaved) {
      Path file = each.opened().file().orElseThrow().toAbsolutePath();
      files.computeIfAbsent(file, first -> new ArrayList<>()).add(each);
    }
    return List.copyOf(files.values());
  }

  private void writeAll(List<List<Edited>> byFile, Outcome outcome, Executor shown) {
    List<ObjectEdits.Saved> written = new ArrayList<>();
    int batch = Math.max(1, byFile.size() / TIMES);
    for (int i = 0; i < byFile.size(); i++) {
      if (isCancelled) {
        outcome.left().addAll(byFile.get(i));
        continue;
      }
      write(byFile.get(i), written, outcome);
      if ((i + 1) % batch == 0) {
        List<ObjectEdits.Saved> now = List.copyOf(written);
        Progress reached = new Progress(ObjectWords.SAVING.text(), i + 1, byFile.size());
        shown.execute(() -> show(now, reached));
        written.clear();
      }
    }
    shown.execute(() -> edits.saved(written));
  }

  private void write(List<Edited> ofFile, List<ObjectEdits.Saved> written, Outcome outcome) {
    List<OpenDocument> now =
        saved(
            ofFile.stream()
                .map(
                    each ->
                        new DocumentFiles.Change(each.opened().origin().orElseThrow(), each.text()))
                .toList());
    if (now.isEmpty()) {
      outcome.hindered().addAll(ofFile);
    }
    for (int i = 0; i < now.size(); i++) {
      written.add(new ObjectEdits.Saved(ofFile.get(i), now.get(i)));
      outcome.saved().add(ofFile.get(i));
    }
  }

  /** Empty where a person must be asked. */
  private List<OpenDocument> saved(List<DocumentFiles.Change> changes) {
    try {
      return files.saveUnchanged(changes).orElse(List.of());
    } catch (IOException hindered) {
      return List.of();
    }
  }

  private void show(List<ObjectEdits.Saved> written, Progress now) {
    edits.saved(written);
    if (isRunning()) {
      progress.set(now);
    }
  }

  /** Writes no further file. */
  void cancel() {
    isCancelled = true;
  }

  /** How far it is, in files. */
  ReadOnlyObjectProperty<Progress> progressProperty() {
    return progress.getReadOnlyProperty();
  }

  /** Whether files are written now. */
  boolean isRunning() {
    return !progress.get().isOver();
  }
}
