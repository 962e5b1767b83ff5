package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.prose.VisibleText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever names hold, a terminal gets nothing to obey, a reader nothing that hides, and no name
 * begins a line that looks as if the program had written it.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "no file can have such a name there")
class HostileNamesTest {
  private static final String LINE = "tripatch: all is well";
  private static final String BAD =
      "\u001b[31mr\u001b]0;t\u0007\u009b1m\u202ex\u200b\u2028\r\b\u007f\n" + LINE;
  private static final String BAD_IN_JSON =
      "\\u001b[31mr\\u001b]0;t\\u0007\\u009b1m\\u202ex\\u200b\\u2028\\r\\b\\u007f\\ud800\\n" + LINE;

  private static final String OBJECT =
      """
      {"apiVersion": "apps/v1", "kind": "Deployment",
       "metadata": {"name": "@", "namespace": "@", "labels": {"@": "#@", "@2": "#"}, "managedFields": [
         {"manager": "@", "operation": "Update", "apiVersion": "apps/v1", "fieldsType": "FieldsV1",
          "fieldsV1": {"f:spec": {"f:replicas": {}, "f:@": {}}}}]},
       "spec": {"replicas": #1, "@": "#", "template": {"spec": {
         "containers": [{"name": "@", "image": "#@", "env": [{"name": "@", "value": "#"},
           {"name": "@", "value": "2#"}]}],
         "volumes": [{"name": "@", "hostPath": {"path": "#"}}]}}}}
      """;
  private static final String CUSTOM =
      """
      {"apiVersion": "@/v1", "kind": "K@", "metadata": {"name": "@"}, "spec": {"@": "#"}}
      """;
  private static final String DEFINITION =
      """
      {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
       "metadata": {"name": "ks.x.io"}, "spec": {"group": "x.io", "scope": "Namespaced",
       "names": {"kind": "K@", "plural": "ks"}, "versions": [{"name": "v1", "served": true, "storage": true,
       "schema": {"openAPIV3Schema": {"type": "object", "description": "@", "properties": {"@": {
       "type": "array", "x-kubernetes-list-type": "@", "items": {"type": "#"}}}}}}]}}
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void setUp() throws IOException {
    shell =
        new Shell(folder)
            .with("XDG_CONFIG_HOME", folder.toString())
            .with("NO_COLOR", "1")
            .onTerminal();
    file("local", OBJECT, 1);
    file("live", OBJECT, 2);
    file("last", OBJECT, 3);
    file("custom-local", CUSTOM, 1);
    file("custom-live", CUSTOM, 2);
    file("crd", DEFINITION, 1);
    file("crd-2", DEFINITION, 2);
    file(BAD, OBJECT, 1);
    shell.file(
        "list", "---\n" + text(OBJECT, 1) + "---\n" + text(CUSTOM, 2) + "---\n" + text(OBJECT, 3));
    shell.file("broken", "a: 1\na" + BAD.replace("\r", "") + ": 2\nb: [" + BAD + "\n");
    file(
        "rules",
        "{\"apiVersion\": \"tripatch.dev/v1\", \"kind\": \"@\", \"rules\": [{\"@\": #}]}",
        1);
    shell.file(
        "error",
        """
        Error from server: error when applying patch:
        {"a@":1}
        to:
        Resource: "apps/v1, Resource=deployments", GroupVersionKind: "apps/v1, Kind=Deployment"
        Name: "@", Namespace: "x"
        for: "@": admission webhook "@" denied the request
        """
            .replace("@", BAD));
  }

  private void file(String name, String text, int number) throws IOException {
    shell.file(name, text(text, number));
  }

  private static String text(String text, int number) {
    return text.replace("@", BAD_IN_JSON).replace("#", Integer.toString(number));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "patch",
        "patch -o json",
        "patch --type @",
        "patch --leave-out @",
        "apply",
        "explain",
        "explain --steps",
        "explain -o json",
        "explain --field @",
        "explain --field spec.template.spec.containers",
        "changes",
        "changes --names",
        "changes -o json",
        "conflicts",
        "decide --take-live --dry-run",
        "decide --take-live --dry-run -o json",
        "decide --take-live --field @",
        "decide --take-live",
        "report",
        "dialects",
        "export --as kubectl",
        "export --as kustomize",
        "server-side",
        "server-side --manager @",
        "hazards",
      })
  void aboutDocuments(String command) {
    Stream.of(
            "--local local --live live --last-applied last",
            "--local custom-local --live custom-live",
            "--local list",
            "--local list --object @",
            "-f list --live live",
            "--local broken",
            "--local local --live live --schema rules",
            "--@")
        .forEach(documents -> isHarmless(command + " " + documents));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "open-error error",
        "reference @",
        "learn @",
        "schema show K@ --schema crd",
        "schema show Deployment @",
        "schema diff crd crd-2",
        "schema check -f list --schema rules",
        "schema export @",
        "schema import crd --name @",
        "save-case list.tripatch --local @",
        "patch --local @ --live live",
        "patch --local live --live no@",
        "patch -f no@",
        "patch --case broken",
        "completion @",
        "@",
      })
  void aboutOtherThings(String line) {
    isHarmless(line);
  }

  private void isHarmless(String line) {
    List<String> words = new ArrayList<>();
    for (String word : line.split(" ")) {
      boolean isWritten = word.equals("list.tripatch");
      boolean isFile = folder.resolve(word.replace("@", BAD)).toFile().exists();
      words.add((isFile || isWritten ? folder + "/" : "") + word.replace("@", BAD));
    }
    Shell.Answer answer = shell.run(words.toArray(String[]::new));
    for (String text : List.of(answer.out(), answer.err())) {
      assertThat(text).as(line).isEqualTo(VisibleText.of(text));
      assertThat(text.lines()).as(line).noneMatch(each -> each.startsWith(LINE));
      assertThat(text).as(line).doesNotContain("mistake in Tripatch");
    }
  }
}
