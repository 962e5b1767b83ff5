package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.recorded.RealUpgrades;
import dev.tripatch.recorded.RealUpgrades.Upgrade;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ChangeGroup;
import dev.tripatch.workspace.objects.FieldChange;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line lists the same changes as the tab, of real upgrades that drifted. */
class ChangesOnCommandLineTest {
  private static final int MOST = 80;

  @TempDir Path folder;
  private final Workbench workbench = new Workbench(new BundledCatalog());
  private final Documents documents = new Documents();
  private final ObjectsViewModel model =
      new ObjectsViewModel(
          documents,
          new DocumentFiles(),
          new ObjectSurvey(workbench, Runnable::run, Runnable::run, Runnable::run),
          new ComparisonViewModel(documents, new Comparer(workbench), Runnable::run, Runnable::run)
              ::prepare);
  private final ObjectChanges changes = new ObjectChanges(model, Runnable::run, Runnable::run);

  /** Each object once; those at the end are not live yet. */
  @BeforeEach
  void write() throws Exception {
    Set<String> names = new HashSet<>();
    List<Upgrade> upgrades =
        RealUpgrades.recorded().stream()
            .filter(each -> names.add(nameOf(each.after())))
            .limit(MOST)
            .toList();
    for (int i = 0; i < upgrades.size(); i++) {
      Upgrade upgrade = upgrades.get(i);
      put(Role.LAST_APPLIED, i, upgrade.before());
      put(Role.LOCAL, i, upgrade.after());
      if (i < upgrades.size() - 3) {
        put(Role.LIVE, i, upgrade.live());
      }
    }
  }

  private static String nameOf(MapValue object) {
    MapValue metadata = (MapValue) object.find("metadata").orElseThrow();
    return object.text("kind") + "/" + metadata.text("name");
  }

  private void put(Role role, int number, MapValue object) throws IOException {
    Path file = of(role).resolve(number + ".yaml");
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.writeString(file, YamlWriter.write(object));
  }

  private Path of(Role role) {
    return folder.resolve(role.name());
  }

  private Shell.Answer run(Shell shell, String... options) {
    List<String> words =
        List.of(
            "changes",
            "-R",
            "-f",
            of(Role.LOCAL).toString(),
            "--live",
            of(Role.LIVE).toString(),
            "--last-applied",
            of(Role.LAST_APPLIED).toString());
    return shell.run(Stream.concat(words.stream(), Arrays.stream(options)).toArray(String[]::new));
  }

  private Shell.Answer run(String... options) {
    return run(new Shell(folder), options);
  }

  @Test
  void theCommandListsTheGroupsOfTheTab() {
    model.open(
        new ObjectSources(
            List.of(of(Role.LAST_APPLIED)), List.of(of(Role.LOCAL)), List.of(of(Role.LIVE)), true));
    List<String> inTab =
        changes.groupsProperty().get().stream().map(ChangesOnCommandLineTest::line).toList();
    assertThat(inTab).hasSizeGreaterThan(MOST);
    assertThat(changes.groupsProperty().get()).anyMatch(group -> group.objects().size() > 2);
    Shell.Answer answer = run("-o", "json", "--show-secrets");
    assertThat(answer.exitCode()).as(answer.err()).isEqualTo(1);
    MapValue read = SourceReader.read("", answer.out()).object().orElseThrow();
    assertThat(items(read, "changes").map(ChangesOnCommandLineTest::line).toList())
        .containsExactlyElementsOf(inTab);
    assertThat(run().out()).endsWith("\n\n" + model.totals().get().sent().words() + "\n");
    assertThat(model.totals().get().sent().words()).endsWith("3 new objects");
  }

  private static Stream<MapValue> items(MapValue of, String key) {
    return ((ListValue) of.find(key).orElseThrow()).items().stream().map(MapValue.class::cast);
  }

  private static String line(ChangeGroup<ObjectRow> group) {
    FieldChange change = group.change();
    return change.path()
        + " "
        + change.kind().name().toLowerCase(Locale.ROOT).replace('_', '-')
        + text(change.lastApplied())
        + text(change.local())
        + text(change.live())
        + group.objects().stream().map(row -> row.pair().orElseThrow().name().name()).toList();
  }

  private static String line(MapValue entry) {
    MapValue values = (MapValue) entry.find("values").orElseThrow();
    return entry.text("path")
        + " "
        + entry.text("change")
        + text(values.find("lastApplied"))
        + text(values.find("local"))
        + text(values.find("live"))
        + items(entry, "objects").map(each -> each.text("name")).toList();
  }

  private static String text(Optional<Value> value) {
    return " " + value.map(CanonicalJson::write).orElse("");
  }

  @Test
  void eachLineHasAVerbAndFullValuesHoweverNarrowTheTerminal() {
    String wide = run().out();
    Shell.Answer answer = run(new Shell(folder).with("COLUMNS", "80"));
    assertThat(answer.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(answer.out().replaceAll("\\s", "")).contains("-live→");
    assertThat(wide.lines().skip(1).takeWhile(line -> !line.isEmpty()))
        .allMatch(line -> line.matches(".* (will be|only live|conflict|sent, changes nothing).*"));
    assertThat(run("--names").out().lines().count()).isGreaterThan(wide.lines().count());
  }
}
