package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceReader;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Drives the commands as a person would: files, standard input, wrong words. */
class TerminalProgramTest {
  private static final String LAST =
      """
      apiVersion: v1
      kind: Service
      metadata: {name: web, namespace: shop}
      spec:
        type: NodePort
        externalName: gone
        ports: [{port: 80}]
      """;
  private static final String LOCAL =
      """
      # ours
      apiVersion: v1
      kind: Service
      metadata: {name: web, namespace: shop}
      spec:
        type: LoadBalancer
        ports: [{port: 80}, {port: 443}]
      """;
  private static final String LIVE =
      """
      apiVersion: v1
      kind: Service
      metadata: {name: web, namespace: shop}
      spec:
        clusterIP: 10.0.0.1
        type: ClusterIP
        externalName: gone
        ports: [{port: 80}]
      """;

  @TempDir Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private InputStream in = InputStream.nullInputStream();
  private String last = "";
  private String local = "";
  private String live = "";

  @BeforeEach
  void write() throws IOException {
    last = file("last applied.yaml", LAST);
    local = file("local.yaml", LOCAL);
    live = file("live.yaml", LIVE);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private int run(String... arguments) {
    Terminal terminal =
        new Terminal(
            in,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            Map.of("COLUMNS", "200"));
    return new TerminalProgram(terminal).run(List.of(arguments));
  }

  private String printed() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String said() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void patchIsYamlInLocalsOrder() {
    assertThat(run("patch", "--last-applied", last, "--local", local, "--live", live)).isEqualTo(1);
    assertThat(printed())
        .isEqualTo(
            """
            spec:
              type: LoadBalancer
              $setElementOrder/ports:
              - port: 80
              - port: 443
              ports:
              - port: 443
              externalName: null
            """);
    assertThat(said()).isEmpty();
  }

  @Test
  void patchAsJsonIsJson() {
    run("patch", "-o", "json", "--last-applied", last, "--local", local, "--live", live);
    MapValue patch = SourceReader.read("out", printed(), Format.JSON).object().orElseThrow();
    assertThat(patch.keys()).containsExactly("spec");
  }

  @Test
  void exitCodesTellWhetherThereIsAPatch() {
    assertThat(run("patch", "--last-applied", local, "--local", local, "--live", local)).isZero();
    assertThat(printed()).isEqualTo("{}\n");
    assertThat(run("patch", "--exit-zero", "--local", local, "--live", live)).isZero();
    assertThat(said()).contains("no last-applied configuration");
  }

  @Test
  void applyPrintsTheResult() throws IOException {
    run("apply", "--last-applied", last, "--local", local, "--live", live);
    assertThat(printed()).contains("clusterIP: 10.0.0.1", "type: LoadBalancer", "port: 443");
    assertThat(printed()).doesNotContain("externalName");
    String result = file("result.yaml", printed());
    out.reset();
    assertThat(run("patch", "--last-applied", local, "--local", local, "--live", result)).isZero();
  }

  @Test
  void applyTakesAPatchThatAPersonWrote() throws IOException {
    String patch = file("patch.yaml", "spec: {ports: [{port: 80, $patch: delete}]}\n");
    assertThat(run("apply", "--live", live, "--patch", patch)).isEqualTo(1);
    assertThat(printed()).contains("ports: []");
  }

  @Test
  void explainListsEveryChangeWithItsReason() {
    assertThat(run("explain", "--last-applied", last, "--local", local, "--live", live))
        .isEqualTo(1);
    assertThat(printed())
        .contains("spec.type", "! conflict")
        .contains("spec.ports[port=443]", "+ added")
        .contains("spec.externalName", "removed from local since last applied");
  }

  @Test
  void explainFitsTheTerminal() {
    Terminal narrow =
        new Terminal(
            in,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            true,
            Map.of("COLUMNS", "100", "NO_COLOR", "1"));
    new TerminalProgram(narrow).run(List.of("explain"));
    assertThat(printed().lines()).isNotEmpty().allMatch(line -> line.length() <= 101);
    assertThat(printed()).doesNotContain("\u001b");
  }

  @Test
  void explainForProgramsNamesReasons() {
    run("explain", "-o", "json", "--last-applied", last, "--local", local, "--live", live);
    ListValue list =
        (ListValue) SourceReader.read("out", printed(), Format.JSON).root().orElseThrow().value();
    assertThat(list.toString()).contains("removed-from-local", "set-missing", "set-different");
  }

  @Test
  void oneFieldIsExplainedInFull() {
    run(
        "explain",
        "--field",
        "spec.type",
        "--last-applied",
        last,
        "--local",
        local,
        "--live",
        live);
    assertThat(printed()).startsWith("spec.type\nConflict: ").contains("Rule:", "ServiceSpec.type");
    assertThat(run("explain", "--field", "spec.nope", "--local", local, "--live", live))
        .isEqualTo(2);
    assertThat(said()).contains("no document has the field spec.nope");
  }

  @Test
  void withoutOverwriteConflictsRefuse() {
    assertThat(
            run(
                "patch",
                "--no-overwrite",
                "--last-applied",
                last,
                "--local",
                local,
                "--live",
                live))
        .isEqualTo(2);
    assertThat(said()).contains("conflicts with changes made from original to current");
    assertThat(printed()).isEmpty();
  }

  @Test
  void standardInputIsADocument() {
    in = new ByteArrayInputStream(LIVE.getBytes(StandardCharsets.UTF_8));
    assertThat(run("patch", "--local", local, "--live", "-")).isEqualTo(1);
    assertThat(run("patch", "--local", "-", "--live", "-")).isEqualTo(2);
    assertThat(said()).contains("only one of the documents");
  }

  @Test
  void theObjectIsChosenByTheOtherFile() throws IOException {
    String many = file("many.yaml", "kind: ConfigMap\nmetadata: {name: x}\n---\n" + LOCAL);
    assertThat(run("patch", "--local", many, "--live", live)).isEqualTo(1);
    assertThat(run("patch", "--local", many)).isEqualTo(2);
    assertThat(said()).contains("shop/Service/web");
    assertThat(run("patch", "--local", many, "--object", "Service/web")).isEqualTo(1);
  }

  @Test
  void mistakesInAFileOfManyHaveTheFilesOwnPlace() throws IOException {
    String many = file("many.yaml", "kind: A\n---\nkind: B\nmetadata: {name: [}\n");
    assertThat(run("patch", "--local", many, "--object", "B/x")).isEqualTo(2);
    assertThat(said()).contains("many.yaml:4:");
  }

  @Test
  void aRefusalNamesFieldPlaceAndRemedy() throws IOException {
    String pod = "apiVersion: v1\nkind: Pod\nmetadata: {name: x}\nspec:\n  containers:\n";
    String broken = file("broken.yaml", pod + "  - name: a\n  - image: b\n");
    String good = file("good.yaml", pod + "  - name: a\n");
    assertThat(run("patch", "--local", broken, "--live", good)).isEqualTo(2);
    assertThat(said())
        .contains("spec.containers", "broken.yaml:5:3", "Give every item")
        .contains("map: map[image:b] does not contain declared merge key: name");
  }

  @Test
  void customResourcesGetAJsonMergePatch() throws IOException {
    String widget = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: ";
    String mine = file("mine.yaml", widget + "{a: [1]}\n");
    String theirs = file("theirs.yaml", widget + "{a: [2], b: 1}\n");
    assertThat(run("patch", "--local", mine, "--live", theirs)).isEqualTo(1);
    assertThat(printed()).isEqualTo("spec:\n  a:\n  - 1\n");
    assertThat(said()).contains("JSON merge patch");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "patch",
        "patch --local FOLDER/none.yaml",
        "patch --local FOLDER",
        "patch --local FOLDER/empty",
        "patch --local FOLDER/binary",
        "patch --local FOLDER/list",
        "patch --bogus",
        "patch -o xml",
        "apply --patch FOLDER/list",
        "explain --field a..b",
        "nonsense"
      })
  void mistakesAreSentencesAndExitWith2(String line) throws IOException {
    file("empty", "");
    file("list", "- a\n");
    Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    boolean needsNoMistake = line.equals("patch");
    int code = run(line.replace("FOLDER", folder.toString()).split(" "));
    assertThat(code).as(said()).isEqualTo(needsNoMistake ? 1 : 2);
    assertThat(said()).startsWith("tripatch: ").doesNotContain("Exception");
  }

  @Test
  void helpShowsCommandsExamplesAndExitCodes() {
    assertThat(run("--help")).isZero();
    assertThat(printed())
        .contains("patch", "apply", "explain", "render", "Examples:", "Exit codes:");
    assertThat(run("patch", "--help")).isZero();
    assertThat(run("--version")).isZero();
  }
}
