package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.feature.objects.ObjectEdits.Edited;
import dev.tripatch.ui.feature.objects.ObjectEdits.ObjectText;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many edited objects are saved aside, file by file. */
class ObjectSavingTest {
  @TempDir Path folder;
  private final Documents documents = new Documents();
  private final List<String> written = new ArrayList<>();
  private String full = "";
  private final DocumentFiles files =
      new DocumentFiles(
          (file, text) -> {
            written.add(String.valueOf(file.getFileName()));
            if (file.endsWith(full)) {
              throw new IOException("no space left on device");
            }
            TextFiles.write(file, text);
          });
  private final List<Runnable> aside = new ArrayList<>();
  private boolean isAside;
  private final ObjectsViewModel model =
      new ObjectsViewModel(
          documents,
          files,
          new ObjectSurvey(
              new Workbench(new BundledCatalog()), this::background, Runnable::run, Runnable::run),
          (texts, then) -> then.run());
  private final List<ObjectSaving.Outcome> outcomes = new ArrayList<>();

  private void background(Runnable work) {
    if (isAside) {
      aside.add(work);
    } else {
      work.run();
    }
  }

  private static String objects(String... names) {
    StringBuilder text = new StringBuilder();
    for (String name : names) {
      text.append(text.isEmpty() ? "" : "---\n")
          .append("# of ")
          .append(name)
          .append("\napiVersion: v1\nkind: ConfigMap\n");
      text.append("metadata: {name: ").append(name).append("}\ndata:\n  level:   info # as is\n");
    }
    return text.toString();
  }

  private void open(OneObjectOfManyTest.Form form, Path into) throws IOException {
    Files.createDirectories(into);
    Files.writeString(into.resolve("one.yaml"), form.of(objects("a", "b", "c", "d")));
    Files.writeString(into.resolve("two.yaml"), form.of(objects("e", "f")));
    Files.writeString(into.resolve("three.yaml"), form.of(objects("g", "h")));
    model.open(new ObjectSources(List.of(), List.of(into), List.of(), false));
  }

  private void edit(ObjectRow row) {
    OpenDocument opened =
        files.current(model.survey().document(row.pair().orElseThrow().local().orElseThrow()));
    ObjectText of = ObjectText.of(Role.LOCAL, opened).orElseThrow();
    String before = model.edits().in(of).map(Edited::text).orElse(opened.text());
    String more = "  more: '" + row.name() + "'\n";
    model.edits().edit(of, opened, before, before.replaceFirst("info", "debug") + more);
  }

  private void editAll() {
    model.rows().forEach(this::edit);
  }

  private void save() {
    model.saving().begin(model.edits().all(), outcomes::add);
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  @ParameterizedTest
  @EnumSource(OneObjectOfManyTest.Form.class)
  void eachFileIsWrittenOnceAndIsAsIfItsObjectsWereSavedOneByOne(OneObjectOfManyTest.Form form)
      throws IOException {
    Path alone = folder.resolve("alone");
    open(form, alone);
    editAll();
    for (Edited each : model.edits().all()) {
      files.save(each.opened().origin().orElseThrow(), each.text());
    }
    written.clear();
    Path together = folder.resolve("together");
    open(form, together);
    editAll();
    List<Edited> here =
        model.edits().all().stream()
            .filter(each -> each.opened().file().orElseThrow().startsWith(together))
            .toList();
    model.saving().begin(here, outcomes::add);
    assertThat(written).containsExactlyInAnyOrder("one.yaml", "two.yaml", "three.yaml");
    for (String name : written) {
      assertThat(together.resolve(name)).hasSameBinaryContentAs(alone.resolve(name));
    }
    assertThat(outcomes.getLast().saved()).hasSize(8);
    assertThat(model.rows()).noneMatch(ObjectRow::isModified);
  }

  @Test
  void whatIsEditedAgainMeanwhileIsNotSaved() throws IOException {
    open(OneObjectOfManyTest.Form.WINDOWS, folder);
    model.show(model.rows().getFirst(), () -> {});
    editAll();
    isAside = true;
    save();
    assertThat(model.saving().isRunning()).isTrue();
    documents.local().type(documents.local().getText() + "  typed: '1'\n");
    edit(model.rows().get(5));
    aside.getFirst().run();
    assertThat(model.saving().isRunning()).isFalse();
    assertThat(model.rows().stream().filter(ObjectRow::isModified).map(ObjectRow::name))
        .containsExactly(model.rows().getFirst().name(), model.rows().get(5).name());
    assertThat(read("one.yaml")).doesNotContain("typed");
    isAside = false;
    save();
    assertThat(read("one.yaml")).contains("typed: '1'\r\n");
    assertThat(model.edits().all()).isEmpty();
  }

  @Test
  void whatIsUndoneMeanwhileDiffersFromTheFile() throws IOException {
    open(OneObjectOfManyTest.Form.LINE_FEEDS, folder);
    documents.history().act("edit", this::editAll);
    isAside = true;
    save();
    documents.history().undo(Optional.empty());
    assertThat(model.edits().all()).isEmpty();
    aside.getFirst().run();
    assertThat(model.rows()).allMatch(ObjectRow::isModified);
    isAside = false;
    save();
    assertThat(read("one.yaml")).isEqualTo(objects("a", "b", "c", "d"));
    assertThat(model.rows()).noneMatch(ObjectRow::isModified);
  }

  private String all() throws IOException {
    return read("one.yaml") + read("two.yaml") + read("three.yaml");
  }

  @Test
  void cancelledBetweenTwoFilesNothingIsSaved() throws IOException {
    open(OneObjectOfManyTest.Form.LINE_FEEDS, folder);
    String before = all();
    editAll();
    model
        .saving()
        .progressProperty()
        .subscribe(
            now -> {
              if (now.done() == 2) {
                model.saving().cancel();
              }
            });
    save();
    assertThat(written).as("two, and back").hasSize(4);
    assertThat(outcomes)
        .containsExactly(new ObjectSaving.Outcome(List.of(), List.of(), List.of("Cancelled.")));
    assertThat(all()).isEqualTo(before);
    assertThat(model.edits().all()).hasSize(8);
  }

  @Test
  void whereOneFileCannotBeWrittenNothingIsSavedAndItIsAskedAbout() throws IOException {
    open(OneObjectOfManyTest.Form.LINE_FEEDS, folder);
    String before = all();
    editAll();
    full = "three.yaml";
    save();
    ObjectSaving.Outcome outcome = Objects.requireNonNull(outcomes.getFirst());
    assertThat(outcome.saved()).isEmpty();
    assertThat(outcome.hindered()).hasSize(2);
    assertThat(outcome.refusals())
        .singleElement()
        .asString()
        .contains("There is no space left for");
    assertThat(all()).isEqualTo(before);
    assertThat(model.edits().all()).hasSize(8);
    full = "";
    save();
    assertThat(model.edits().all()).isEmpty();
    assertThat(all()).doesNotContain("info");
  }

  @Test
  void whatAnotherProgramHasWrittenIsAskedAbout() throws IOException {
    open(OneObjectOfManyTest.Form.LINE_FEEDS, folder);
    editAll();
    String other = objects("a", "b") + "# theirs\n";
    Files.writeString(folder.resolve("one.yaml"), other);
    Files.delete(folder.resolve("three.yaml"));
    save();
    assertThat(outcomes.getFirst().hindered()).hasSize(6);
    assertThat(read("one.yaml")).isEqualTo(other);
    assertThat(folder.resolve("three.yaml")).doesNotExist();
    assertThat(written).containsExactly("two.yaml");
    assertThat(model.edits().all()).hasSize(6);
  }
}
