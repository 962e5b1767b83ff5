package dev.tripatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rights of the files that the real program writes under a umask. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "no umask")
class FileModesTest {

  @TempDir Path folder;

  private void run(String umask, String... words) throws IOException, InterruptedException {
    Path local =
        Files.writeString(
            folder.resolve("local.yaml"), "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\n");
    Process process =
        new ProcessBuilder(
                "sh",
                "-c",
                "umask "
                    + umask
                    + "; exec \"$0\" -XX:TieredStopAtLevel=1 -cp \"$1\" dev.tripatch.app.Main "
                    + String.join(" ", words)
                    + " --local local.yaml --live local.yaml",
                ProcessHandle.current().info().command().orElseThrow(),
                System.getProperty("java.class.path"))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isLessThan(2);
    assertThat(local).exists();
  }

  private String mode(String file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(file)));
  }

  @ParameterizedTest
  @CsvSource({"022, rw-r--r--", "077, rw-------", "002, rw-rw-r--"})
  void aReportHasTheRightsThatTheUmaskLeaves(String umask, String mode) throws Exception {
    run(umask, "report", "-o", "report.html");
    assertThat(mode("report.html")).isEqualTo(mode);
  }

  @Test
  void aFileThatIsThereKeepsItsRights() throws Exception {
    Path report = Files.writeString(folder.resolve("report.html"), "");
    Files.setPosixFilePermissions(report, PosixFilePermissions.fromString("rw-rw----"));
    run("022", "report", "-o", "report.html");
    assertThat(mode("report.html")).isEqualTo("rw-rw----");
  }

  @ParameterizedTest
  @CsvSource({"022", "000"})
  void aCaseIsItsOwnersAlone(String umask) throws Exception {
    run(umask, "save-case", "web.tripatch");
    assertThat(mode("web.tripatch")).isEqualTo("rw-------");
  }
}
