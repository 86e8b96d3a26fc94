import "./migrations";
import "./permissions";
import "./photographs";
import "./sender-limit";
import "./sent-again";
import "./stored-as-typed";
