package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.feature.problems.ErrorCommands.KubectlError;
import dev.tripatch.ui.feature.problems.ErrorReader;
import dev.tripatch.workspace.Workbench;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** kubectl's errors about a Secret quote its values; neither command line nor window does. */
class KubectlOnSecretsTest {
  private static final String TO =
      """
      to:
      Resource: "/v1, Resource=secrets", GroupVersionKind: "/v1, Kind=Secret"
      Name: "db", Namespace: "shop"
      for: "db.yaml": %s
      """;
  private static final String PATCH =
      "{\"data\":{\"a\":\"Ж7\",\"pw\":\"aHVudGVyMjIyMg==\"},\"metadata\":{\"annotations\":{\"kubectl.kubernetes.io/last-applied-configuration\":\"{\\\"apiVersion\\\":\\\"v1\\\",\\\"kind\\\":\\\"Secret\\\",\\\"metadata\\\":{\\\"name\\\":\\\"db\\\"},\\\"stringData\\\":{\\\"pw\\\":\\\"hunter2222\\\"}}\\n"
          + "\"}},\"stringData\":null}";

  @TempDir Path folder;

  static Stream<Arguments> errors() {
    return Stream.of(
            "Error from server: error when applying patch:\n"
                + PATCH
                + "\n"
                + TO.formatted("Internal error occurred: no room for hunter2222 or \"Ж7\""),
            "error when applying patch:\n"
                + PATCH.substring(0, PATCH.length() - 30)
                + "\n"
                + TO.formatted("cut off"),
            "The Secret \"db\" is invalid: data[pw]: Invalid value: \"hunter2222\": no good",
            "The Secret \"db\" is invalid: \n"
                + "* data[pw]: Invalid value: \"hunter\\\"2222: a.b: x\": no good\n"
                + "* stringData.Ж: Unsupported value: hunter2222\n",
            "The Secret \"db\" is invalid: data.pw: Invalid value: \"hunter2222.spec.field\": type:"
                + " Invalid value: \"Opaque\": field is immutable",
            "Error from server (BadRequest): Secret in version \"v1\" cannot be handled as a"
                + " Secret: v1.Secret.Data: base64Codec: invalid input, error found in #10 byte of"
                + " ...|\"pw\":\"hunter2222\"|..., bigger context"
                + " ...|ersion\":\"v1\",\"data\":{\"a\":\"Ж7\",\"pw\":\"hunter2222\"},\"kind\":\"Secret\"|...",
            "Error from server (BadRequest): error when creating \"db.yaml\": Secret in version"
                + " \"v1\" cannot be handled as a Secret: json: bigger context"
                + " ...|{\"pw\":\"Ж7hunter2222",
            "for: \"db.yaml\": cannot patch \"db\" with kind Secret: precondition failed for:"
                + " map[data:map[a:Ж7 pw:hunter2222 x] y:b] kind:Secret metadata:map[name:x]]",
            "error: Kind=Secret: patch:\nstringData:\n  a: Ж7\n  k: |\n    hunter2222\n    more"
                + " hunter\n\nconflicts with changes made from original to current:\ndata:\n  a:"
                + " hunter2222\n",
            "{\"level\":\"error\",\"msg\":\"The Secret \\\"db\\\" is invalid: data[pw]: Invalid"
                + " value: \\\"hunter2222\\\": no good\"}")
        .map(Arguments::of);
  }

  @ParameterizedTest
  @MethodSource("errors")
  void noneIsQuoted(String error) {
    Shell shell = new Shell(folder).withInput(error);
    Shell.Answer answer = shell.run("open-error", "-");
    assertThat(answer.out() + answer.err())
        .containsAnyOf("••••••", "cut off")
        .satisfies(KubectlOnSecretsTest::isClean);
    KubectlError read =
        new ErrorReader(new Workbench(new BundledCatalog())).read(error).orElseThrow();
    isClean(read.object() + read.causes() + read.words() + read.notes() + read.field());
    assertThat(read.words()).containsAnyOf("••••••", "cut off");
    assertThat(shell.withInput(error).run("open-error", "-", "--show-secrets").out())
        .containsAnyOf("hunter", "Ж7", "cut off");
  }

  private static void isClean(String shown) {
    assertThat(shown).doesNotContain("hunter", "aHVudGVy", "Ж7");
  }

  @Test
  void whatIsNoValueStays() {
    Shell.Answer answer =
        new Shell(folder)
            .withInput(
                "The Secret \"db\" is invalid: \n* metadata.name: Invalid value: \"Foo_Bar\": a"
                    + " name\n* data[pw]: Invalid value: \"a\": no good: data is data\n")
            .run("open-error", "-");
    assertThat(answer.out())
        .contains("metadata.name: Invalid value: \"Foo_Bar\": a name")
        .contains("data[pw]: Invalid value: \"••••••\": no good: data is data");
  }

  @Test
  void anErrorAboutAnotherKindStaysAsItIs() {
    Shell.Answer answer =
        new Shell(folder)
            .withInput(
                "The Deployment \"web\" is invalid:"
                    + " spec.template.spec.volumes[0].secret.secretName: Invalid value:"
                    + " \"hunter2222\": no good ...|x|...")
            .run("open-error", "-");
    assertThat(answer.out()).contains("Invalid value: \"hunter2222\": no good ...|x|...");
  }
}
