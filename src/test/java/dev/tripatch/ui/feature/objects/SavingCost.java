package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.Role;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.feature.objects.ObjectEdits.Edited;
import dev.tripatch.ui.feature.objects.ObjectEdits.ObjectText;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.FileSaving;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.file.SavedTogether;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;

/**
 * Measures how long all objects of a folder take to be saved, and for how long of that the UI
 * thread is busy: {@code OBJECTS PER_FILE}.
 */
final class SavingCost {
  private static final BlockingQueue<Runnable> UI = new LinkedBlockingQueue<>();

  private SavingCost() {}

  public static void main(String[] words) throws IOException, InterruptedException {
    int objects = Integer.parseInt(words[0]);
    int inFile = Integer.parseInt(words[1]);
    Path folder = Files.createTempDirectory("saving");
    for (int file = 0; file * inFile < objects; file++) {
      StringBuilder text = new StringBuilder();
      for (int i = file * inFile; i < Math.min(objects, (file + 1) * inFile); i++) {
        text.append(i % inFile == 0 ? "" : "---\n")
            .append("apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c")
            .append(i)
            .append("}\ndata:\n  level: info # of ")
            .append(i)
            .append("\n  other: text\n");
      }
      Files.writeString(folder.resolve("f" + file + ".yaml"), text);
    }
    Documents documents = new Documents();
    FileSaving saving = new FileSaving(System.err::println);
    Optional<Path> settings = Optional.of(Files.createTempDirectory("settings"));
    DocumentFiles files =
        new DocumentFiles(saving, () -> new SavedTogether(saving, settings, System.err::println));
    ObjectsViewModel model =
        new ObjectsViewModel(
            documents,
            files,
            new ObjectSurvey(
                new Workbench(new BundledCatalog()),
                work -> Thread.ofPlatform().daemon().start(work),
                Runnable::run,
                UI::add),
            (texts, then) -> then.run());
    model.open(new ObjectSources(List.of(), List.of(folder), List.of(), false));
    runUntil(() -> model.rows().size() == objects && model.survey().isComplete());
    documents
        .history()
        .act(
            "edit",
            () ->
                model
                    .rows()
                    .forEach(
                        row -> {
                          OpenDocument opened =
                              model
                                  .survey()
                                  .document(row.pair().orElseThrow().local().orElseThrow());
                          model
                              .edits()
                              .edit(
                                  ObjectText.of(Role.LOCAL, opened).orElseThrow(),
                                  opened,
                                  opened.text(),
                                  opened.text().replace("info", "debug"));
                        }));
    List<Edited> all = model.edits().all();
    long start = System.nanoTime();
    model.saving().begin(all, outcome -> {});
    long busy = System.nanoTime() - start + runUntil(() -> !model.saving().isRunning());
    long end = System.nanoTime();
    System.out.printf(
        Locale.ROOT,
        "%d objects, %d in a file: %.2f s, of these %.2f s on the UI thread; %d not saved%n",
        all.size(),
        inFile,
        (end - start) / 1e9,
        busy / 1e9,
        model.edits().all().size());
    saving.await(Duration.ofSeconds(60));
    System.out.printf(Locale.ROOT, "disk %.2f s%n", (System.nanoTime() - start) / 1e9);
  }

  /** Does what the UI thread would do; says how many nanoseconds it took. */
  private static long runUntil(BooleanSupplier isDone) throws InterruptedException {
    long busy = 0;
    while (!isDone.getAsBoolean()) {
      Runnable work = UI.take();
      long start = System.nanoTime();
      work.run();
      busy += System.nanoTime() - start;
    }
    return busy;
  }
}
