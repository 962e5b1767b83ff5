package dev.tripatch.ui.feature.objects;

import dev.tripatch.ui.feature.objects.ObjectEdits.Edited;
import dev.tripatch.ui.feature.objects.ObjectSurvey.Progress;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Writes the texts of many objects, aside: all of them, or none if it is cancelled or a file cannot
 * be written. What a person must be asked about is left to whoever asks.
 */
public final class ObjectSaving {

  /** Progress is shown at most this often. */
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
   * @param refusals why nothing is saved, if nothing is
   */
  record Outcome(List<Edited> saved, List<Edited> hindered, List<String> refusals) {

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
    Map<Path, List<Edited>> byFile = byFile(unsaved);
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

  private static Map<Path, List<Edited>> byFile(List<Edited> unsaved) {
    return unsaved.stream()
        .collect(
            Collectors.groupingBy(
                each -> each.opened().file().orElseThrow().toAbsolutePath(),
                LinkedHashMap::new,
                Collectors.toList()));
  }

  private void writeAll(Map<Path, List<Edited>> byFile, Outcome outcome, Executor shown) {
    int batch = Math.max(1, byFile.size() / TIMES);
    Map<Path, List<DocumentFiles.Change>> changes = new LinkedHashMap<>();
    byFile.forEach(
        (file, edited) -> changes.put(file, edited.stream().map(ObjectSaving::change).toList()));
    DocumentFiles.Saved saved =
        files.saveAll(
            changes,
            done -> {
              if (done % batch == 0) {
                shown.execute(
                    () -> show(new Progress(ObjectWords.SAVING.text(), done, byFile.size())));
              }
              return !isCancelled;
            });
    outcome.refusals().addAll(saved.refusals());
    List<ObjectEdits.Saved> written = new ArrayList<>();
    byFile.forEach(
        (file, edited) -> {
          List<OpenDocument> now = saved.now().getOrDefault(file, List.of());
          for (int i = 0; i < now.size(); i++) {
            written.add(new ObjectEdits.Saved(edited.get(i), now.get(i)));
          }
          outcome.saved().addAll(now.isEmpty() ? List.of() : edited);
          outcome.hindered().addAll(saved.hindered().contains(file) ? edited : List.of());
        });
    shown.execute(() -> edits.saved(written));
  }

  private static DocumentFiles.Change change(Edited edited) {
    return new DocumentFiles.Change(edited.opened().origin().orElseThrow(), edited.text());
  }

  private void show(Progress now) {
    if (isRunning()) {
      progress.set(now);
    }
  }

  /** Writes no further file, and takes back those that are written. */
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
