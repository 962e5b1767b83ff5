package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands say whose live's values are, where live says it and there is room for it. */
class OwnersOnTerminalTest {
  private static final String HEAD =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n";
  private static final String SPEC = "spec: {replicas: 7, paused: true}\n";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder).with("COLUMNS", "160");
    shell.file("local.yaml", HEAD + "spec: {replicas: 3}\n");
  }

  private static String owner(String manager, String operation, String fields) {
    return "  - {manager: %s, operation: %s, time: '2020-01-01T00:00:00Z', fieldsV1: {%s}}\n"
        .formatted(manager, operation, fields);
  }

  private void live(String owners) throws IOException {
    String managed = owners.isEmpty() ? "" : "  managedFields:\n" + owners;
    shell.file("live.yaml", HEAD + managed + SPEC);
  }

  private Shell.Answer run(String command, String... options) {
    Stream<String> files =
        Stream.of("--local", folder + "/local.yaml", "--live", folder + "/live.yaml");
    return shell.run(
        Stream.of(Stream.of(command), files, Stream.of(options))
            .flatMap(each -> each)
            .toArray(String[]::new));
  }

  @Test
  void explainHasAColumnWhereThereIsRoom() throws IOException {
    live(owner("hpa", "Update", "'f:spec': {'f:replicas': {}}"));
    assertThat(run("explain").out())
        .contains("OWNER")
        .containsPattern("spec.replicas .* hpa · \\d+y");
    shell = shell.with("COLUMNS", "100");
    assertThat(run("explain").out()).doesNotContain("OWNER").doesNotContain("hpa");
    shell = shell.with("COLUMNS", "160");
    live("");
    assertThat(run("explain").out()).doesNotContain("OWNER");
  }

  @ParameterizedTest
  @ValueSource(strings = {"explain", "changes"})
  void programsGetTheOwners(String command) throws IOException {
    live(owner("hpa", "Update", "'f:spec': {'f:replicas': {}}"));
    Shell.Answer answer = run(command, "-o", "json");
    MapValue hpa =
        MapValue.builder()
            .put("manager", new StringValue("hpa"))
            .put("operation", new StringValue("Update"))
            .put("time", new StringValue("2020-01-01T00:00:00Z"))
            .put("path", new StringValue("spec.replicas"))
            .build();
    assertThat(answer.out()).containsOnlyOnce("\"owners\"");
    assertThat(owners(answer.out())).isEqualTo(new ListValue(List.of(hpa)));
  }

  private static ListValue owners(String json) {
    String from = json.substring(json.indexOf("\"owners\":") + "\"owners\":".length());
    return (ListValue)
        Objects.requireNonNull(
            SourceReader.read("owners", from.substring(0, from.indexOf(']') + 1))
                .decoded()
                .orElse(null));
  }

  @Test
  void whatIsAppliedServerSideIsSaidInsteadOfThatNothingCanBeDeleted() throws IOException {
    live(owner("kustomize-controller", "Apply", "'f:spec': {'f:paused': {}}"));
    assertThat(run("explain").err())
        .contains("applied server-side, by kustomize-controller")
        .doesNotContain("nothing can be deleted");
    live(owner("kubelet", "Apply", "'f:status': {'f:phase': {}}"));
    assertThat(run("explain").err())
        .contains("nothing can be deleted")
        .doesNotContain("server-side");
    live(owner("web", "Update", "'f:spec': {'f:paused': {}}"));
    assertThat(run("explain").err()).contains("nothing can be deleted");
    live("");
    assertThat(run("explain").err()).contains("nothing can be deleted");
  }
}
