package dev.tripatch.ui.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.Role;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectListing;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectReader;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Surveyor;
import dev.tripatch.workspace.objects.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the window opens of kubectl's folders, recorded, and of two files. */
class StartPairTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  private static final Path RECORDED =
      Path.of("src/test/resources/dev/tripatch/cli/hook").toAbsolutePath();

  @TempDir private Path folder;

  private static StartPair hook(Map<String, String> environment) throws IOException {
    Path both = RECORDED.resolve("kubectl-1.36");
    return StartPair.of(both.resolve("LIVE-1"), both.resolve("MERGED-1"), environment, WORKBENCH);
  }

  private static List<ObjectPair> pairs(StartPair start) {
    return ObjectListing.of(
            start.sources().orElseThrow(), new ObjectReader(UnaryOperator.identity()), Watch.NOBODY)
        .pairs();
  }

  private static ObjectSummary summary(StartPair start, String name) {
    Surveyor surveyor =
        new Surveyor(WORKBENCH, true, Optional.empty(), UnaryOperator.identity(), Set.of());
    return pairs(start).stream()
        .filter(pair -> pair.name().toString().equals(name))
        .map(surveyor::summary)
        .findFirst()
        .orElseThrow();
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void withoutAFileLocalIsWhatTheServersAnswerSuggests() throws IOException {
    StartPair start = hook(Map.of());

    assertThat(start.sides().remarks().toString())
        .contains("TRIPATCH_LOCAL", "kubectl masks the values of Secrets");
    assertThat(start.sides().titles()).containsEntry(Role.LOCAL, "Local (estimated)");
    assertThat(start.sides().answers()).as("local follows from it").isEmpty();
    assertThat(summary(start, "shop/Service/web").state()).isEqualTo(ObjectState.IN_SYNC);
    assertThat(summary(start, "shop/ConfigMap/gone").state()).isEqualTo(ObjectState.ONLY_LIVE);
    assertThat(summary(start, "shop/ConfigMap/new.one").state()).isEqualTo(ObjectState.ONLY_LOCAL);
    ObjectSummary web = summary(start, "shop/Deployment/web");
    assertThat(web.conflicts()).isEqualTo(3);
    assertThat(web.changes().toString()).doesNotContain("generation", "managedFields");
  }

  /** The masks of all keys are alike, and the annotation holds the values. */
  @Test
  void whatKubectlMasksIsNoConflictAndNoKeyHasTheValueOfAnother() throws IOException {
    ObjectSummary secret = summary(hook(Map.of()), "shop/Secret/database");

    assertThat(secret.conflicts()).isZero();
    assertThat(secret.changes()).hasSize(3);
    assertThat(secret.changes().toString())
        .contains("*** user, masked by kubectl", "*** role, masked by kubectl")
        .doesNotContain("aHVudGVy");
  }

  @Test
  void whatKubectlMasksAlikeIsWhatTheFileHas() throws IOException {
    String secret =
        """
        apiVersion: v1
        kind: Secret
        metadata:
          name: s
          annotations:
            kubectl.kubernetes.io/last-applied-configuration: |
              {"apiVersion":"v1","kind":"Secret","metadata":{"name":"s"},"data":{"a":"YQ==","b":"Yg=="}}
        data: {a: '***', b: '*** (BEFORE)'}
        """;
    Path live = Files.createDirectory(folder.resolve("LIVE-1"));
    Path merged = Files.createDirectory(folder.resolve("MERGED-1"));
    Files.writeString(live.resolve("v1.Secret..s"), secret.replace("BEFORE", "before"));
    Files.writeString(merged.resolve("v1.Secret..s"), secret.replace("BEFORE", "after"));
    String local = "apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {b: c}\n";
    String file = file("local.yaml", local + "data: {a: YQ==}\n");

    StartPair start = StartPair.of(live, merged, Map.of("TRIPATCH_LOCAL", file), WORKBENCH);

    ObjectSummary summary = summary(start, "Secret/s");
    assertThat(summary.conflicts()).isZero();
    assertThat(summary.changes().toString())
        .contains("*** (before) b, masked by kubectl")
        .doesNotContain("name=a,", "*** a");
    assertThat(start.sides().answers()).isEmpty();
  }

  @Test
  void copiesOfKubectlsFilesCannotBeSavedTo() throws IOException {
    List<Path> files = new ArrayList<>();
    pairs(hook(Map.of())).stream()
        .flatMap(ObjectPair::all)
        .forEach(found -> files.add(found.file().path().orElseThrow()));

    assertThat(files).isNotEmpty().noneMatch(file -> file.startsWith(RECORDED));
    OpenDocument first = new DocumentFiles().read(files.getFirst()).getFirst();
    assertThatThrownBy(() -> new DocumentFiles().save(first.origin().orElseThrow(), "kind: X\n"))
        .hasMessageContaining("read-only");
  }

  @Test
  void aKnownFileIsLocalAndTheAnswerIsKept() throws IOException {
    Path local = RECORDED.resolve("local.yaml");

    StartPair start = hook(Map.of("TRIPATCH_LOCAL", local.toString()));

    assertThat(start.sides().remarks()).hasSize(1);
    assertThat(start.sources().orElseThrow().local()).containsExactly(local);
    assertThat(start.sides().answers())
        .containsKey(new ObjectName("apps/v1", "Deployment", "shop", "web"))
        .doesNotContainKey(new ObjectName("v1", "Secret", "shop", "database"));
  }

  @Test
  void aFolderIsReadForTheObjectsOfKubectlAlone() throws IOException {
    Path files = Files.createDirectory(folder.resolve("files"));
    String other = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: other, namespace: shop}\n";
    Files.writeString(files.resolve("other.yaml"), other);
    Path map =
        Files.writeString(
            files.resolve("map.yaml"), other.replace("name: other", "name: settings.v1.prod"));

    StartPair start = hook(Map.of("TRIPATCH_LOCAL", files.toString()));

    assertThat(start.sources().orElseThrow().local()).hasSize(2).contains(map);
    assertThat(pairs(start)).hasSize(9).noneMatch(pair -> pair.name().name().equals("other"));
    assertThat(start.sides().remarks().getFirst()).contains("7 objects");
    assertThat(start.sides().answers()).hasSize(1);
  }

  @Test
  void twoFilesAreBeforeAndAfter() throws IOException {
    String one = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: b}\n";
    Path before = Path.of(file("old.yaml", one));
    Path after = Path.of(file("new.yaml", one.replace("a: b", "a: c")));

    StartPair start = StartPair.of(before, after, Map.of(), WORKBENCH);

    assertThat(start.sources()).isEmpty();
    StartOptions options = start.asDocuments(new StartOptions());
    assertThat(List.of(String.valueOf(options.lastApplied), String.valueOf(options.local)))
        .containsExactly(before.toString(), after.toString());
    assertThat(start.sides().areTwo()).isTrue();
    assertThat(start.sides().titles()).containsEntry(Role.LAST_APPLIED, "Before");
    StartPair created = StartPair.of(Path.of("/dev/null"), after, Map.of(), WORKBENCH);
    assertThat(created.sides().areTwo()).isFalse();
    assertThat(pairs(created))
        .singleElement()
        .extracting(ObjectPair::live)
        .isEqualTo(Optional.empty());
  }

  @Test
  void whatHoldsNoObjectIsNoFaultInAFolder() throws IOException {
    String one = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: VALUE}\n";
    for (String side : List.of("old", "new")) {
      Path made = Files.createDirectory(folder.resolve(side));
      Files.writeString(made.resolve("map"), one.replace("VALUE", side));
      Files.writeString(made.resolve("template.yaml"), "kind: {{ ." + side + "\n");
    }

    StartPair start =
        StartPair.of(folder.resolve("old"), folder.resolve("new"), Map.of(), WORKBENCH);

    assertThat(start.sources().orElseThrow().local())
        .containsExactly(folder.resolve("new").resolve("map"));
    assertThat(pairs(start)).hasSize(1);
    assertThat(start.sides().remarks())
        .singleElement()
        .asString()
        .contains("1 file that holds no objects");
  }
}
