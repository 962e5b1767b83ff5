package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What of local is in no result, and what stays though local does not have it. */
class WillNotArriveTest {
  private static final String SERVICE = "apiVersion: v1\nkind: Service\nmetadata: {name: dns}\n";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void open() {
    shell = new Shell(folder);
  }

  @Test
  void aPortWithTheKeyOfAnotherIsSaidToBeLost() throws IOException {
    String live = shell.file("live.yaml", SERVICE + "spec: {ports: [{port: 53, protocol: TCP}]}\n");
    String local =
        shell.file(
            "local.yaml",
            SERVICE + "spec: {ports: [{port: 53, protocol: TCP}, {port: 53, protocol: UDP}]}\n");
    for (String command : new String[] {"explain", "changes", "conflicts", "report"}) {
      Shell.Answer answer = shell.run(command, "--local", local, "--live", live);
      assertThat(answer.out()).as(command).contains("will not arrive").contains("53");
      assertThat(answer.exitCode()).as(command).isEqualTo(1);
    }
    assertThat(shell.run("hazards", "--local", local, "--live", live).out())
        .contains("or not arrive");
    assertThat(shell.run("changes", "--local", local, "--live", live).out())
        .contains("spec.ports[port=53]#2")
        .contains("1 value will not arrive");
  }

  @Test
  void whatAnotherManagerOwnsStays() throws IOException {
    String owned =
        """
        apiVersion: v1
        kind: ConfigMap
        metadata:
          name: a
          managedFields:
          - manager: other
            operation: Update
            apiVersion: v1
            fieldsType: FieldsV1
            fieldsV1: {"f:data": {"f:b": {}}}
        data: {a: "1", b: "2"}
        """;
    String local =
        shell.file(
            "local.yaml", "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: '1'}\n");
    Shell.Answer answer =
        shell.run("server-side", "--local", local, "--live", shell.file("live.yaml", owned));
    assertThat(answer.out()).containsPattern("data\\.b +stays").contains("other owns it");
  }
}
