package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenErrorTest {
  private static final String POD =
      "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\"till\",\"namespace\":\"bakery\"},"
          + "\"spec\":{\"containers\":[{\"image\":\"%s\",%s}]}}";
  private static final String NAMED = "\"name\":\"oven\"";
  private static final String ERROR =
      """
      error: error when applying patch:

      to:
      Resource: "/v1, Resource=pods", GroupVersionKind: "/v1, Kind=Pod"
      Name: "till", Namespace: "bakery"
      for: "till.yaml": error when patching "till.yaml": creating patch with:
      original:
      %s

      modified:
      %s

      current:
      %s

      for:: %s
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void inFolder() {
    shell = new Shell(folder);
  }

  @Test
  void whatKubectlSaysOfASecretIsMasked() throws IOException {
    String secret =
        "{\"apiVersion\":\"v1\",\"kind\":\"Secret\",\"metadata\":{\"name\":\"till\"},"
            + "\"data\":{\"code\":\"%s\"}}";
    String text =
        ERROR.formatted(
            secret.formatted("aHVudGVyLW9uZQ=="),
            secret.formatted("hunter-two"),
            secret.formatted("aHVudGVyLW9uZQ=="),
            "Secret in version v1 cannot be handled: illegal base64 data: hunter-two");
    String file = shell.file("error.txt", text);
    String masked = shell.with("COLUMNS", "120").run("open-error", file).out();
    assertThat(masked).contains("cannot be handled").doesNotContain("hunter", "aHVudGVy");
    String shown = shell.with("COLUMNS", "120").run("open-error", file, "--show-secrets").out();
    assertThat(shown).contains("illegal base64 data: hunter-two");
  }

  @Test
  void theCaseIsExplained() throws IOException {
    String text =
        ERROR.formatted(
            POD.formatted("oven:1", NAMED),
            POD.formatted("", NAMED),
            POD.formatted("oven:1", NAMED),
            "spec.containers[0].image: Required value");
    Shell.Answer answer =
        shell.with("COLUMNS", "120").run("open-error", shell.file("error.txt", text));
    assertThat(answer.out())
        .startsWith(
            """
            Object   bakery/Pod/till (v1)
            File     till.yaml
            Found    local, live, last applied
            kubectl  spec.containers[0].image: Required value
            Field    spec.containers[name=oven].image
            Cause    After the patch, the object lacks a required value.
            Remedy   Add the value to local.

            FIELD\
            """)
        .contains("\nspec.containers[name=oven].image  ~ changed  oven:1")
        .contains("\n~ spec.containers[name=oven].image\nSet to local's value.\n");
    assertThat(answer.err()).isEmpty();
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(
            shell
                .run("open-error", folder.resolve("error.txt").toString(), "--exit-zero")
                .exitCode())
        .isZero();
  }

  @Test
  void aRefusalIsToldWithItsField() throws IOException {
    String text =
        ERROR.formatted(
            POD.formatted("oven:1", NAMED),
            POD.formatted("oven:2", "\"args\":[]"),
            POD.formatted("oven:1", NAMED),
            "map: map[args:[] image:oven:2] does not contain declared merge key: name");
    Shell.Answer answer = shell.withInput(text.indent(2)).run("open-error", "-");
    assertThat(answer.out()).contains("Field    spec.containers\n").contains("Remedy   Give every");
    assertThat(answer.err())
        .startsWith("tripatch: Kubernetes refuses spec.containers: ")
        .endsWith("does not contain declared merge key: name\n");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void whatIsMissingIsSaid() throws IOException {
    String text = "The Deployment \"till\" is invalid: spec.selector: Required value\n";
    Shell.Answer answer = shell.run("open-error", shell.file("error.txt", text));
    assertThat(answer.out())
        .contains("Object   Deployment/till\n")
        .contains("Missing  local, live, last applied\n")
        .doesNotContain("Found")
        .contains("Field    spec.selector\n");
    assertThat(answer.err()).contains("does not hold local and live, so");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void allFieldsAreNamed() {
    String text =
        "The Service \"till\" is invalid: \n* spec.ports[0].name: Required value\n"
            + "* spec.clusterIP: Invalid value: \"\": field is immutable\n";
    Shell.Answer answer = shell.withInput(text).run("open-error", "-");
    assertThat(answer.out())
        .contains("\nkubectl  Service \"till\" is invalid:\n         * spec.ports[0].name")
        .contains("\nField    spec.ports[0].name\n         spec.clusterIP\nCause");
  }

  @Test
  void aTextWithoutAnErrorIsToldWhatToGive() throws IOException {
    Shell.Answer answer =
        shell.run("open-error", shell.file("error.txt", "deployment.apps/till configured\n"));
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err())
        .contains("error.txt: there is no error of kubectl apply in it.\n")
        .contains("from \"error when applying patch\" on");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void aBrokenAnnotationOfLiveIsTold() throws IOException {
    String live =
        POD.formatted("oven:1", NAMED)
            .replace(
                "\"name\":\"till\"",
                "\"annotations\":{\"kubectl.kubernetes.io/last-applied-configuration\":\"{\"},"
                    + "\"name\":\"till\"");
    String local = POD.formatted("oven:2", NAMED);
    Shell.Answer answer =
        shell.run(
            "open-error",
            shell.file(
                "error.txt", "modified:\n%s\ncurrent:\n%s\nfor:: odd".formatted(local, live)));
    assertThat(answer.err()).contains("The last-applied annotation is not a JSON object.");
    assertThat(answer.exitCode()).isEqualTo(2);
  }
}
