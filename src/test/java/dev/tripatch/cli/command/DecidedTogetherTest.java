package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DecidedTogetherTest {
  @TempDir Path folder;

  @Test
  void show() throws IOException {
    Path all = Path.of("src/test/resources/dev/tripatch/cli/decided");
    for (Path each : Files.list(all).sorted().toList()) {
      System.out.println("######## " + each.getFileName());
      String live = Files.readString(each.resolve("live.yaml"));
      String local = Files.readString(each.resolve("local.yaml"));
      show(local, live, "conflicts");
      show(local, live, "decide", "--take-live");
      show(local, live, "decide", "--take-live", "--drifted");
      show(local, live, "decide", "--leave-to-live");
      String field = switch (each.getFileName().toString()) {
        case "part-of-an-item-is-written-alone" -> "spec.template.spec.tolerations[0].key";
        case "part-of-a-probe-that-only-live-has" -> "spec.template.spec.containers[name=web].startupProbe.periodSeconds";
        case "directive-named-as-a-field" -> "spec.template";
        case "one-of-volume" -> "spec.template.spec.volumes[name=data].persistentVolumeClaim";
        case "index-path" -> "spec.http[0].route[0].weight";
        case "port-number-changed-leaves-none" -> "spec.ports[port=8080]";
        default -> "";
      };
      if (!field.isEmpty()) {
        show(local, live, "decide", "--take-live", "--field", field);
        show(local, live, "decide", "--leave-to-live", "--field", field);
      }
    }
  }

  private void show(String local, String live, String... words) throws IOException {
    Shell shell = new Shell(folder);
    shell.file("local.yaml", local);
    shell.file("live.yaml", live);
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--local", folder.resolve("local.yaml").toString(), "--live", folder.resolve("live.yaml").toString()));
    Shell.Answer answer = shell.run(all.toArray(String[]::new));
    System.out.println("$ " + String.join(" ", words) + "\n" + answer.exitCode() + "\n" + answer.out() + "--err\n" + answer.err());
    String now = Files.readString(folder.resolve("local.yaml"));
    if (!now.equals(local)) {
      System.out.println("-- now\n" + dev.tripatch.cli.output.UnifiedDifference.of("local.yaml", local, now));
    }
  }
}
