import "./migrations";
import "./permissions";
import "./sender-limit";
import "./sent-again";
import "./stored-as-typed";
